// A hand with a mouse, or fingers: what they press, hold, push, drag and pinch.

import type { Box, Camera, Point } from './camera.svelte'

/** What a hand finds on the board, and what comes of it. */
export interface Touched {
  camera: Camera
  /** The lit piece that is meant at this point. */
  lit: (event: PointerEvent) => SVGGElement | undefined
  canDrag: () => boolean
  press: (event: PointerEvent) => void
  hold: (event: PointerEvent) => void
  hover: (event: PointerEvent) => void
  tap: (event: PointerEvent, lit: SVGGElement | undefined) => void
  drop: (event: PointerEvent, from: SVGGElement) => void
}

interface Press {
  from: Point
  last: Point
  at: number
  /** Pixels a millisecond. */
  speed: Point
  box: Box
  lit: SVGGElement | undefined
  dragged: boolean
  held: boolean
  timer: ReturnType<typeof setTimeout>
}

const LONG = 450
const SLACK = 9
const STILL = 60

export class Hand {
  #fingers = new Map<number, Point>()
  #press: Press | undefined
  #ghost: SVGGElement | undefined
  #spread = 0

  constructor(
    readonly svg: SVGSVGElement,
    readonly board: Touched,
  ) {}

  get isDown(): boolean {
    return this.#press !== undefined
  }

  down(event: PointerEvent): void {
    if (event.button) return
    const from = pointOf(event)
    this.#fingers.set(event.pointerId, from)
    if (this.#fingers.size === 2) {
      this.#spread = this.#apart()
      return this.#end()
    }
    const timer = setTimeout(() => {
      if (!this.#press || this.#press.dragged || !isTouch(event)) return
      this.#press.held = true
      this.board.hold(event)
    }, LONG)
    const { box } = this.board.camera
    const [at, speed, lit] = [event.timeStamp, { x: 0, y: 0 }, this.board.lit(event)]
    this.#press = { from, last: from, at, speed, box, lit, dragged: false, held: false, timer }
    this.board.press(event)
  }

  move(event: PointerEvent): void {
    const here = pointOf(event)
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, here)
    if (this.#fingers.size === 2) return this.#pinch()
    const press = this.#press
    if (!press) return this.board.hover(event)
    const [dx, dy] = [here.x - press.from.x, here.y - press.from.y]
    if (!press.dragged && Math.hypot(dx, dy) < SLACK) return
    if (!press.dragged) this.#begin(event, press)
    const { camera } = this.board
    if (this.#ghost) {
      this.#ghost.setAttribute('transform', `translate(${dx * camera.unit} ${dy * camera.unit})`)
      return
    }
    camera.pan(press.box, dx, dy)
    const time = Math.max(event.timeStamp - press.at, 1)
    press.speed = { x: (here.x - press.last.x) / time, y: (here.y - press.last.y) / time }
    press.last = here
    press.at = event.timeStamp
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    const [press, flying] = [this.#press, this.#ghost]
    this.#end()
    if (!press) return
    if (flying && press.lit) return this.board.drop(event, press.lit)
    if (press.dragged && isTouch(event) && event.timeStamp - press.at < STILL) this.board.camera.letGo(press.speed)
    if (!press.dragged && !press.held) this.board.tap(event, press.lit)
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId)
    this.#end()
  }

  #begin(event: PointerEvent, press: Press): void {
    press.dragged = true
    clearTimeout(press.timer)
    this.svg.setPointerCapture(event.pointerId)
    const pushes = isTouch(event) && this.board.camera.canMove
    if (press.lit && this.board.canDrag() && !pushes) this.#lift(press.lit)
  }

  #end(): void {
    clearTimeout(this.#press?.timer)
    this.#press = undefined
    this.#ghost?.remove()
    this.#ghost = undefined
  }

  /** A copy of the piece goes along with the hand. */
  #lift(element: SVGGElement): void {
    const { a, b, c, d, e, f } = this.svg.getScreenCTM()!.inverse().multiply(element.getScreenCTM()!)
    const copy = element.cloneNode(true) as SVGGElement
    copy.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`)
    copy.removeAttribute('data-id')
    this.#ghost = document.createElementNS('http://www.w3.org/2000/svg', 'g')
    this.#ghost.append(copy)
    this.#ghost.setAttribute('class', 'ghost')
    this.svg.append(this.#ghost)
  }

  #apart(): number {
    const [a, b] = [...this.#fingers.values()]
    return Math.hypot(a!.x - b!.x, a!.y - b!.y)
  }

  #pinch(): void {
    const [a, b] = [...this.#fingers.values()]
    const now = this.#apart()
    this.board.camera.zoomAt(now / this.#spread, this.onDrawing({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }))
    this.#spread = now
  }

  /** A point of the screen as it is called on the drawing. */
  onDrawing({ x, y }: Point): Point {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM()!.inverse())
  }
}

export function isTouch(event: PointerEvent): boolean {
  return event.pointerType !== 'mouse'
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
