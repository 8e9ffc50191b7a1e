// The hall's plain HTTP: what is asked, and what comes back. See docs/hall.md.

import type {
  ArtData,
  Branch,
  HallData,
  Me,
  NewTable,
  RulesData,
  TableData,
  Trouble,
  Verdict,
  View,
} from './protocol'

/** Something was not done; the text says why, in words for the person who asked. `offline`: nobody answered. */
export class Problem extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text)
  }

  get offline(): boolean {
    return this.status === 0
  }
}

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = method === 'GET' ? {} : { 'X-Dicehall': '1' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Problem('', 0)
  }
  if (answer.ok) return answer
  const trouble = (await answer.json().catch(() => ({}))) as Partial<Trouble>
  throw new Problem(trouble.text ?? '', answer.status)
}

async function get<T>(path: string): Promise<T> {
  return (await asked('GET', path)).json() as Promise<T>
}

async function send<T>(method: string, path: string, body: unknown = {}): Promise<T> {
  return (await asked(method, path, body)).json() as Promise<T>
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

/** This browser's own share in the dice of a table. */
export function salt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const arts = new Map<string, Promise<ArtData>>()

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => send<Me>('PUT', '/api/me', { name }),
  hall: () => get<HallData>('/api/hall'),
  rules: (game: string) => get<RulesData>(`/api/games/${encodeURIComponent(game)}/rules`),
  art(game: string, hash = ''): Promise<ArtData> {
    const path = `/api/games/${encodeURIComponent(game)}/art${hash ? `?hash=${hash}` : ''}`
    let found = arts.get(game)
    if (!found) {
      found = get<ArtData>(path)
      found.catch(() => arts.delete(game))
      arts.set(game, found)
    }
    return found
  },
  tables: () => get<TableData[]>('/api/tables'),
  mine: () => get<TableData[]>('/api/tables/mine'),
  history: () => get<TableData[]>('/api/history'),
  table: (id: string) => get<TableData>(at(id)),
  open: (table: NewTable) => send<TableData>('POST', '/api/tables', { salt: salt(), ...table }),
  sit: (id: string, seat: number, name = '') => send<TableData>('POST', `${at(id)}/sit`, { seat, name, salt: salt() }),
  stand: (id: string, seat: number, bot = '') => send<TableData>('POST', `${at(id)}/stand`, { seat, bot }),
  bot: (id: string, seat: number, level: string) => send<TableData>('POST', `${at(id)}/bot`, { seat, level }),
  ready: (id: string, seat: number, ready: boolean) => send<TableData>('POST', `${at(id)}/ready`, { seat, ready }),
  start: (id: string) => send<TableData>('POST', `${at(id)}/start`),
  back: (id: string, seat: number) => send<TableData>('POST', `${at(id)}/return`, { seat }),
  rematch: (id: string) => send<TableData>('POST', `${at(id)}/rematch`),
  branch: (id: string, from: Branch) => send<TableData>('POST', `${at(id)}/branch`, from),
  replay: (id: string, ply: number, side: number, shape: string) =>
    get<View>(`${at(id)}/replay?side=${side}&shape=${shape}${ply < 0 ? '' : `&ply=${ply}`}`),
  verify: (id: string) => get<Verdict>(`${at(id)}/verify`),
  async upload(record: string): Promise<TableData> {
    const headers = { 'X-Dicehall': '1', 'Content-Type': 'text/plain; charset=utf-8' }
    let answer: Response
    try {
      answer = await fetch('/api/records', { method: 'POST', headers, body: record })
    } catch {
      throw new Problem('', 0)
    }
    if (answer.ok) return answer.json() as Promise<TableData>
    const trouble = (await answer.json().catch(() => ({}))) as Partial<Trouble>
    throw new Problem(trouble.text ?? '', answer.status)
  },
  recordPath: (id: string) => `${at(id)}/record`,
  qrPath: (id: string) => `${at(id)}/qr`,
}
