// What is known of the table one sits at: the messages of the hall, carried out one after the other.

import type {
  Advice,
  Change,
  Chat,
  Choice,
  Ending,
  FactData,
  FromBrowser,
  LogLine,
  Request,
  SceneData,
  SeatData,
  TableData,
  ToBrowser,
  View,
} from '../protocol'
import { t } from '../texts'
import { listed, seatName } from '../ui/names'
import { Stage } from '../scene/stage'
import { Connection, type Line } from './connection'

export interface Notice {
  text: string
  rule: string
  kind: 'refused' | 'why' | 'hint'
  action: number
}

/** Something for those who listen; said again under another number, it is heard again. */
export interface News {
  number: number
  text: string
}

/** How a change is shown: resolves when its motion is over. */
export type Show = (scene: SceneData, fresh: ReadonlySet<string>) => Promise<void>

const FALLEN_BEHIND = 3
const NOBODY = -1
const NEWS_KEPT = 40

export class Table {
  view = $state.raw<View>()
  scene = $state.raw<SceneData>()
  fresh = $state.raw<ReadonlySet<string>>(new Set())
  line = $state.raw<Line>('opening')
  notice = $state.raw<Notice>()
  asking = $state(false)
  chat = $state.raw<Chat[]>([])
  /** Whom the next words are for: a seat, or everybody (-1). */
  receiver = $state(NOBODY)
  news = $state.raw<News[]>([])
  shape: 'wide' | 'tall'
  side: number

  #stage: Stage | undefined
  #connection: Connection
  #waiting: ToBrowser[] = []
  #busy = false
  #numbers = 0
  #told = 0
  /** The ply of one's own move, once the hall has said it: the view after it comes with the change. */
  #placed = Infinity
  #seq = -1
  #moves = new Map<number, ReadonlySet<string>>()
  #show: Show | undefined
  #hurry: (() => void) | undefined
  #base = Math.random().toString(36).slice(2, 10)

  constructor(
    readonly id: string,
    side: number,
    shape: 'wide' | 'tall',
  ) {
    this.side = side
    this.shape = shape
    this.#connection = new Connection(id, {
      line: (line) => this.#connected(line),
      message: (message) => this.#heard(message),
      first: () => this.#look(),
    })
  }

  // ---- what is to be seen ----

  get table(): TableData | undefined {
    return this.view?.table
  }

  get choices(): Choice[] {
    return this.view?.choices ?? []
  }

  get prompt(): string {
    return this.view?.prompt ?? ''
  }

  /** What is asked of whoever looks here; or for whom they wait; or why it is over. */
  get question(): string {
    if (this.table?.state === 'over') return this.ending?.why || t.table.over
    if (this.myTurn || !this.pending.length) return this.prompt
    return t.table.waits(listed(this.pending.map((seat) => seatName(this.table, seat))))
  }

  get log(): LogLine[] {
    return this.view?.log ?? []
  }

  get panels(): FactData[][] {
    return this.view?.panels ?? []
  }

  get pending(): number[] {
    return this.view?.pending ?? []
  }

  get ending(): Ending | null {
    return this.view?.ending ?? null
  }

  get request(): Request | null {
    return this.view?.request ?? null
  }

  /** The seats that whoever looks here holds. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? []
  }

  /** The seats of other people to whom one may write in private. */
  get receivers(): SeatData[] {
    if (!this.table?.notes || this.table.state !== 'playing' || this.side < 0) return []
    return this.table.seats.filter((seat) => seat.person && seat.seat !== this.side)
  }

  get myTurn(): boolean {
    return this.side >= 0 && this.pending.includes(this.side)
  }

  get canUndo(): boolean {
    return this.side >= 0 && this.view?.table.state === 'playing' && !this.view.no_undo
  }

  /** The pieces that the move at this ply changed, where this page has seen it. */
  movedAt(ply: number): ReadonlySet<string> | undefined {
    return this.#moves.get(ply)
  }

  // ---- what one does ----

  showWith(show: Show | undefined, hurry?: () => void): void {
    this.#show = show
    this.#hurry = hurry
  }

  look(side: number, shape: 'wide' | 'tall' = this.shape): void {
    this.side = side
    this.shape = shape
    this.receiver = NOBODY
    this.notice = undefined
    this.#connection.send(this.#look())
  }

  play(action: number): void {
    if (this.asking || !this.view) return
    this.asking = true
    this.#placed = Infinity
    this.notice = undefined
    this.#ask({ type: 'move', id: this.#id(), ply: this.view.ply, seat: this.side, action })
  }

  undo(to = -1): void {
    if (!this.view) return
    this.notice = undefined
    this.#ask({ type: 'undo', id: this.#id(), ply: this.view.ply, seat: this.side, to })
  }

  /** Ask the others to go back to before one's own last decision. */
  takeback(): void {
    this.#ask({ type: 'takeback', id: this.#id(), seat: this.side })
  }

  consent(yes: boolean): void {
    this.#ask({ type: 'consent', id: this.#id(), seat: this.side, yes })
  }

  why(piece: string, action = -1): void {
    this.#ask({ type: 'ask', id: this.#id(), seat: this.side, action, piece })
  }

  hint(): void {
    this.notice = undefined
    this.#ask({ type: 'hint', id: this.#id(), seat: this.side })
  }

  /** Which of the game's reactions to let go by without being asked. */
  order(letGo: string[]): void {
    this.#ask({ type: 'orders', id: this.#id(), seat: this.side, let_go: letGo })
  }

  say(text: string): void {
    this.#ask({ type: 'say', id: this.#id(), text, seat: this.side, to: this.receiver })
  }

  hurry(): void {
    this.#ask({ type: 'hurry', id: this.#id() })
    this.#hurry?.()
  }

  close(): void {
    this.#connection.close()
  }

  /** For those who listen: one thing after the other, each of them also when it was said before. */
  tell(...texts: string[]): void {
    const said = texts.filter(Boolean).map((text) => ({ number: (this.#told += 1), text }))
    this.news = [...this.news, ...said].slice(-NEWS_KEPT)
  }

  #ask(message: FromBrowser): void {
    this.#connection.send(message)
  }

  #id(): string {
    this.#numbers += 1
    return `${this.#base}-${this.#numbers}`
  }

  #look(): FromBrowser {
    this.#waiting = []
    return { type: 'look', side: this.side, shape: this.shape }
  }

  // ---- what is heard ----

  #connected(line: Line): void {
    if (line === 'waiting' && this.line !== 'waiting') this.tell(t.table.lost)
    this.line = line
  }

  /** Changes wait for the motion of those before them; answers, and what is said, do not. */
  #heard(message: ToBrowser): void {
    if (message.type === 'view') this.chat = message.chat ?? []
    if (message.type === 'change' && message.chat) this.chat = message.chat
    if (message.type === 'change' || message.type === 'view') {
      this.#waiting.push(message)
      if (this.#waiting.length > FALLEN_BEHIND) this.#hurry?.()
      void this.#work()
      return
    }
    this.#answer(message)
  }

  async #work(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const shown = next.type === 'view' ? this.#whole(next) : this.#changed(next as Change)
      if (this.#waiting.length <= FALLEN_BEHIND) await shown
    }
    this.#busy = false
  }

  async #whole(view: View): Promise<void> {
    const before = this.view
    this.#seq = view.seq
    this.asking = false
    this.#stage = view.scene ? new Stage(view.scene) : undefined
    this.side = view.side
    this.view = view
    this.scene = this.#stage?.scene
    this.fresh = new Set()
    if (!before || before.side !== view.side) this.#moves.clear()
    this.tell(...unheard(view, before).map((line) => line.text), this.question)
    if (this.scene) await this.#show?.(this.scene, this.fresh)
  }

  async #changed(change: Change): Promise<void> {
    if (!this.view || change.seq <= this.#seq) return
    if (change.seq !== this.#seq + 1) {
      this.#ask(this.#look())
      return
    }
    this.#seq = change.seq
    const [ply, asked, own] = [this.view.ply, this.question, change.by === this.side]
    if (own || change.ply > this.#placed) this.asking = false
    if (change.scene && this.#stage) {
      this.#stage.apply(change.scene)
      this.scene = this.#stage.scene
    }
    if (change.by !== undefined && change.by !== NOBODY) {
      this.fresh = touched(change)
      this.#moves.set(change.ply, this.fresh)
    }
    this.view = after(this.view, change)
    this.tell(...added(change, ply).map((line) => line.text))
    if (change.request) this.tell(this.#asks(change.request))
    if (this.question !== asked || (own && this.myTurn)) this.tell(this.question)
    if (this.scene) await this.#show?.(this.scene, this.fresh)
  }

  #answer(message: ToBrowser): void {
    if (message.type === 'done') {
      this.#placed = message.ply ?? NOBODY
      if (this.view && this.view.ply > this.#placed) this.asking = false
    } else if (message.type === 'refused') {
      this.asking = false
      if (!message.stale) this.#note('refused', message.text, message.rule)
    } else if (message.type === 'why') {
      this.#note('why', message.text, message.rule)
    } else if (message.type === 'advice') {
      this.#advise(message)
    } else if (message.type === 'chat') {
      this.chat = [...this.chat, message]
      const isNote = (message.to ?? NOBODY) !== NOBODY
      this.tell(`${message.name}${isNote ? `, ${t.table.private(seatName(this.table, message.to!))}` : ':'} ${message.text}`)
    } else if (message.type === 'closed' && !message.again) {
      this.#note('refused', message.text)
    }
  }

  #advise(advice: Advice): void {
    this.#note('hint', advice.text, '', advice.action)
  }

  #note(kind: Notice['kind'], text: string, rule = '', action = -1): void {
    this.notice = { kind, text, rule, action }
    this.tell(kind === 'hint' ? `${t.table.hintFor}: ${text}` : text)
  }

  #asks(request: Request): string {
    return request.seat === this.side ? t.table.asked : t.table.asks(seatName(this.table, request.seat), request.ply)
  }
}

/** What happened while one did not look: since the view before, or for another seat since it decided the last time. */
function unheard(view: View, before: View | undefined): LogLine[] {
  const log = view.log ?? []
  if (before?.side === view.side) return log.filter((line) => line.ply > before.ply)
  if (view.side < 0) return []
  if (!view.decided) return log
  const last = log.findLast((line) => line.seat === view.side)?.ply ?? -1
  return log.filter((line) => line.ply > last)
}

/** The lines that a change adds to a log that told of so many decisions; older ones, written anew, are not said again. */
function added(change: Change, ply: number): LogLine[] {
  const log = change.log ?? []
  return (change.log_from ?? -1) < 0 ? log : log.filter((line) => line.ply > ply)
}

/** The view after a change. */
export function after(view: View, change: Change): View {
  const log = view.log ?? []
  const from = change.log_from ?? -1
  const kept = from < 0 ? log : log.filter((line) => line.ply < from)
  return {
    ...view,
    seq: change.seq,
    ply: change.ply,
    table: change.table ?? view.table,
    prompt: change.prompt ?? view.prompt,
    rule: change.rule ?? view.rule,
    note: change.note ?? view.note,
    pending: change.pending ?? view.pending,
    choices: change.choices ?? view.choices,
    panels: change.panels ?? view.panels,
    no_undo: change.no_undo ?? view.no_undo,
    turn_start: change.turn_start ?? view.turn_start,
    decided: change.decided ?? view.decided,
    request: change.request_over ? null : (change.request ?? view.request),
    ending: change.ending ?? view.ending,
    orders: change.orders ?? view.orders,
    watchers: change.watchers ?? view.watchers,
    log: [...kept, ...(change.log ?? [])],
  }
}

/** The ids of the pieces that a change put down or altered. */
function touched(change: Change): ReadonlySet<string> {
  const { put = [], set = [], touch = [] } = change.scene ?? {}
  return new Set([...put.map((each) => each.piece.id), ...set.map((piece) => piece.id), ...touch.map((piece) => piece.id)])
}
