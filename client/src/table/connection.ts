// A WebSocket that comes back: what was asked and not yet answered is asked again; the hall knows each by its id.

import type { FromBrowser, ToBrowser } from '../protocol'

export type Line = 'opening' | 'open' | 'waiting' | 'closed'

export interface Heard {
  line: (line: Line) => void
  message: (message: ToBrowser) => void
  /** What to say first, each time that the line is open. */
  first: () => FromBrowser
}

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000]
const SILENCE = 25_000
const GONE = 4404
const NOT_YOURS = 4401
const KEPT = ['move', 'undo', 'takeback', 'consent', 'say', 'ask', 'hint', 'orders']

export class Connection {
  #socket: WebSocket | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #open = new Map<string, FromBrowser>()
  #over = false

  constructor(
    readonly table: string,
    readonly heard: Heard,
  ) {
    this.#connect()
    addEventListener('online', this.#now)
    document.addEventListener('visibilitychange', this.#now)
  }

  send(message: FromBrowser): void {
    const id = 'id' in message ? message.id : undefined
    if (id && KEPT.includes(message.type)) this.#open.set(id, message)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#over = true
    clearTimeout(this.#timer)
    clearInterval(this.#pulse)
    removeEventListener('online', this.#now)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }

  #connect(): void {
    this.heard.line(this.#tries ? 'waiting' : 'opening')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`)
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.heard.line('open')
      socket.send(JSON.stringify(this.heard.first()))
      for (const message of this.#open.values()) socket.send(JSON.stringify(message))
      this.#pulse = setInterval(() => this.send({ type: 'ping' }), SILENCE)
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToBrowser)
    socket.onclose = (event) => this.#closed(event.code)
  }

  #hear(message: ToBrowser): void {
    if (message.type === 'done' || message.type === 'refused' || message.type === 'why' || message.type === 'advice') {
      this.#open.delete(message.id)
    }
    this.heard.message(message)
  }

  #closed(code: number): void {
    clearInterval(this.#pulse)
    if (this.#over) return
    if (code === GONE || code === NOT_YOURS) return this.heard.line('closed')
    this.heard.line('waiting')
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)]!
    this.#tries += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2))
  }

  /** The network is back, or the page is looked at again: no need to wait longer. */
  #now = (): void => {
    if (this.#over || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#connect()
  }
}
