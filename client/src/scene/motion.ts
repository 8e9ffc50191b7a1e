// Motion explains what happened: dice tumble, cards turn, tiles slide, crosses are drawn, figures travel.
// What a thing is, its picture's name says: `die-...` tumbles, `card` and `...-back` turn over, `cross-...` is drawn.

import type { PieceData } from '../protocol'
import type { Art } from './art'
import type { Drawn } from './board'
import { type Place, apart, within } from './place'

export interface Motion {
  /** How long it takes, as a multiple of the usual; 0 for at once. */
  pace: number
  /** Nothing moves; what changed fades over. */
  still: boolean
}

const SLIDE = 380
const TUMBLE = 560
const TURN = 360
const DRAW = 300
const FADE = 240
const FIGURE = 1100
const STAGGER = 22
const MOST_STAGGER = 260
const DIE = /^(die|d\d+$)/
const CARD = /card|back|envelope/
const CROSS = /^cross-\d/
const NUMBER = /^[+−-]?\d+$/
const EASE = 'cubic-bezier(.2,.7,.25,1)'

export class Mover {
  #motion: Motion = { pace: 0, still: true }
  #running = new Set<Animation>()
  #begun: Promise<unknown>[] = []
  #count = 0

  constructor(
    readonly air: SVGGElement,
    readonly art: Art,
  ) {}

  begin(motion: Motion): void {
    this.#motion = motion
    this.#begun = []
    this.#count = 0
  }

  async done(): Promise<void> {
    await Promise.allSettled(this.#begun)
  }

  hurry(): void {
    for (const animation of [...this.#running]) animation.finish()
  }

  enter(drawn: Drawn): void {
    const { element, piece } = drawn
    if (!this.#motion.pace) return
    if (!this.#motion.still && CROSS.test(piece.picture ?? '')) return this.#draw(drawn)
    this.#run(element, [{ opacity: 0 }, { opacity: piece.strength ?? 1 }], FADE)
  }

  leave(drawn: Drawn, on: Element | null): void {
    const { element } = drawn
    const gone = () => element.remove()
    if (!this.#motion.pace || (on && !on.isConnected)) return gone()
    void this.#run(element, [{ opacity: drawn.piece.strength ?? 1 }, { opacity: 0 }], FADE)?.then(gone, gone)
  }

  move(drawn: Drawn, before: Place, was: PieceData, under: Place): void {
    const { pace, still } = this.#motion
    if (!pace) return
    const { piece, element } = drawn
    const turned = (was.picture ?? '') !== (piece.picture ?? '')
    const moved = apart(before, drawn.place) > 0.6 || Math.abs(before.turn - drawn.place.turn) > 0.6
    if (piece.picture === 'text' && was.text !== piece.text) this.#figure(drawn, was)
    if (!turned && !moved) return
    if (still) return void this.#run(element, [{ opacity: 0.2 }, { opacity: piece.strength ?? 1 }], FADE)
    if (moved && !carried(before, was, drawn.place, piece)) this.#slide(drawn, within(under, before))
    if (turned && drawn.body) this.#turnOver(drawn, was)
  }

  #slide(drawn: Drawn, from: Place): void {
    const { x = 0, y = 0, turn = 0 } = drawn.piece
    const frames = [
      { transform: `translate(${from.x}px, ${from.y}px) rotate(${from.turn}deg)` },
      { transform: `translate(${x}px, ${y}px) rotate(${nearest(from.turn, turn)}deg)` },
    ]
    this.#run(drawn.element, frames, SLIDE, this.#later())
  }

  #turnOver(drawn: Drawn, was: PieceData): void {
    const body = drawn.body!
    const picture = drawn.piece.picture ?? ''
    if (DIE.test(picture) && DIE.test(was.picture ?? '')) {
      const spin = (hash(drawn.id) % 2 ? 1 : -1) * (300 + (hash(drawn.id) % 5) * 60)
      const hop = (drawn.piece.size ?? 20) * 0.55
      const frames = [
        { transform: `translateY(0) rotate(${spin}deg) scale(.82)`, offset: 0 },
        { transform: `translateY(${-hop}px) rotate(${spin * 0.45}deg) scale(1.08)`, offset: 0.45 },
        { transform: 'translateY(0) rotate(-7deg) scale(1)', offset: 0.86 },
        { transform: 'none', offset: 1 },
      ]
      this.#run(body, frames, TUMBLE + (hash(drawn.id) % 7) * 22, this.#later())
    } else if (CARD.test(picture) || CARD.test(was.picture ?? '')) {
      this.#run(body, [{ transform: 'scaleX(0)' }, { transform: 'none' }], TURN, this.#later())
    } else {
      this.#run(body, [{ opacity: 0 }, { opacity: 1 }], FADE)
    }
  }

  /** A number that changed: the difference rises from it, and fades. */
  #figure(drawn: Drawn, was: PieceData): void {
    const { text = '', size = 12, tint = '' } = drawn.piece
    if (!NUMBER.test(text) || !NUMBER.test(was.text ?? '') || this.#motion.still) return
    const change = Number(text) - Number(was.text)
    const words = this.air.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'text')
    const { x, y, scale } = drawn.place
    words.textContent = change > 0 ? `+${change}` : `−${-change}`
    words.setAttribute('class', 'words number')
    words.setAttribute('text-anchor', 'middle')
    words.setAttribute('font-size', String(Math.max(size * scale * 0.8, 14)))
    words.setAttribute('fill', `var(--${tint && !tint.startsWith('#') ? tint : 'ink'})`)
    this.air.append(words)
    const gone = () => words.remove()
    const at = (rise: number) => `translate(${x}px, ${y - rise * size * scale}px)`
    const frames = [
      { transform: at(0.6), opacity: 0 },
      { transform: at(1), opacity: 1, offset: 0.2 },
      { transform: at(1.4), opacity: 1, offset: 0.7 },
      { transform: at(1.8), opacity: 0 },
    ]
    const animation = words.animate(frames, { duration: FIGURE * this.#motion.pace, easing: 'ease-out' })
    animation.finished.then(gone, gone)
  }

  /** A picture drawn stroke by stroke. */
  #draw(drawn: Drawn): void {
    const strokes = this.art.strokes(drawn.piece.picture ?? '')
    const body = drawn.body
    if (!strokes || !body) return
    const hand = this.air.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg')
    for (const name of ['x', 'y', 'width', 'height']) hand.setAttribute(name, body.getAttribute(name) ?? '0')
    hand.setAttribute('viewBox', strokes.box)
    hand.setAttribute('overflow', 'visible')
    hand.append(strokes.body)
    drawn.element.append(hand)
    body.setAttribute('visibility', 'hidden')
    const lines = [...hand.querySelectorAll('path, line, polyline')]
    const start = this.#later()
    const written = lines.map((line, i) => {
      line.setAttribute('pathLength', '1')
      line.setAttribute('stroke-dasharray', '1 2')
      const frames = [{ strokeDashoffset: '1' }, { strokeDashoffset: '0' }]
      return this.#run(line, frames, DRAW / lines.length, start + (i * DRAW) / lines.length)
    })
    const over = () => {
      hand.remove()
      body.removeAttribute('visibility')
    }
    void Promise.allSettled(written).then(over)
  }

  /** Several things do not leave at the same instant. */
  #later(): number {
    return Math.min(this.#count++ * STAGGER, MOST_STAGGER)
  }

  #run(element: Element, frames: Keyframe[], duration: number, delay = 0): Promise<unknown> | undefined {
    const { pace } = this.#motion
    if (!pace) return undefined
    const timing: KeyframeAnimationOptions = {
      duration: duration * pace,
      delay: delay * pace,
      easing: EASE,
      fill: 'backwards',
    }
    const animation = element.animate(frames, timing)
    this.#running.add(animation)
    const over = () => this.#running.delete(animation)
    const finished = animation.finished.then(over, over)
    this.#begun.push(finished)
    return finished
  }
}

/** Whether the piece went along with what it lies on, which has a motion of its own. */
function carried(before: Place, was: PieceData, now: Place, piece: PieceData): boolean {
  const still = was.x === piece.x && was.y === piece.y && (was.turn ?? 0) === (piece.turn ?? 0)
  return still && (before.x !== now.x || before.y !== now.y)
}

/** The angle nearest to `to` from `from`, the short way round: what it is to turn from. */
function nearest(from: number, to: number): number {
  return to + Math.round((from - to) / 360) * 360
}

function hash(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0
  return sum
}
