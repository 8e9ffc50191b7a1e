// Which part of the drawing is to be seen: zoom and pan, never further out than the whole of it.

import { settings } from '../settings.svelte'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

const CLOSEST = 5
/** A tall drawing begins as wide as the screen when that makes it larger by more than this; one pushes it up and down. */
const WORTH_IT = 1.25
const MOST_AT_FIRST = 2
const ROUND_ABOUT = 1.2
const [LEAST_STEP, MOST_STEP] = [1.5, 2.2]
const GLIDE = 320
const SLOW = 0.2
/** What comes into sight stands clear of the edge, which fades where there is more. */
const SLACK = 32

export class Camera {
  box = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 })
  #scene = $state.raw<Size>({ width: 1, height: 1 })
  #room = $state.raw<Size>({ width: 1, height: 1 })
  #asAtFirst = true
  #frame = 0

  /** All of the drawing, in the shape of the room that there is for it. */
  readonly whole = $derived(around(this.#scene, this.#room))
  readonly zoom = $derived(this.whole.width / this.box.width)
  /** How close one looks at first. */
  readonly first = $derived.by(() => {
    const fit = this.#scene.height > this.#scene.width ? this.whole.width / this.#scene.width : 1
    return fit > WORTH_IT ? Math.min(fit, MOST_AT_FIRST) : 1
  })
  readonly isClose = $derived(this.zoom > this.first * 1.01)
  /** Units of the drawing for each pixel of the screen. */
  readonly unit = $derived(this.box.width / this.#room.width)
  /** What lies above and below what is to be seen, in units. */
  readonly above = $derived(Math.max(this.box.y, 0))
  readonly below = $derived(Math.max(this.#scene.height - this.box.y - this.box.height, 0))
  readonly canMove = $derived(this.box.width < this.#scene.width - 1 || this.box.height < this.#scene.height - 1)

  /** The drawing, or the room for it, has another size: one goes on looking at the same place as closely. */
  fit(scene: Size, room: Size): void {
    const zoom = this.zoom
    const isOther = scene.width !== this.#scene.width
    const { x, y, width, height } = this.box
    this.#scene = scene
    this.#room = room
    if (isOther || this.#asAtFirst) this.#look(this.first, { x: x + width / 2, y: 0 }, isOther ? 0 : y)
    else this.#look(zoom, { x: x + width / 2, y: y + height / 2 })
  }

  /** Closer (`by` > 1) or further away, with the point of the drawing staying where it is on the screen. */
  zoomAt(by: number, at: Point): void {
    this.#stop()
    const zoom = Math.min(Math.max(this.zoom * by, 1), CLOSEST * this.first)
    const grown = this.zoom / zoom
    const { x, y, width, height } = this.box
    this.#asAtFirst = false
    this.box = this.#kept({
      x: at.x - (at.x - x) * grown,
      y: at.y - (at.y - y) * grown,
      width: width * grown,
      height: height * grown,
    })
  }

  zoomBy(by: number): void {
    const { x, y, width, height } = this.box
    this.zoomAt(by, { x: x + width / 2, y: y + height / 2 })
  }

  showAll(): void {
    this.#asAtFirst = false
    this.#glide(this.whole)
  }

  /** Back to how one looked at first; or from there closer, to where these places are. */
  comeCloser(places: Box[]): void {
    const all = union(places)
    if (this.zoom < this.first * 0.99 || !all) return this.zoom < this.first ? this.#again() : this.zoomBy(LEAST_STEP)
    const fits = Math.min(this.box.width / all.width, this.box.height / all.height) / ROUND_ABOUT
    const step = Math.min(Math.max(fits, LEAST_STEP), MOST_STEP, (CLOSEST * this.first) / this.zoom)
    const [width, height] = [this.box.width / step, this.box.height / step]
    this.#asAtFirst = false
    this.#glide({ x: all.x + (all.width - width) / 2, y: all.y + (all.height - height) / 2, width, height })
  }

  /** Move so that these places can be seen: all of them where they fit, else the first, unless one is in sight. */
  reveal(places: Box[]): void {
    const all = union(places)
    if (!all || !this.canMove) return
    const { width, height } = this.box
    const fits = all.width <= width && all.height <= height
    if (!fits && places.some((place) => contains(this.box, place))) return
    const wanted = fits ? all : places[0]!
    this.#glide({ ...this.box, x: near(this.box.x, width, wanted.x, wanted.width), y: near(this.box.y, height, wanted.y, wanted.height) })
  }

  /** The hand has moved it by so many pixels since `from`. */
  pan(from: Box, dx: number, dy: number): void {
    this.#stop()
    this.box = this.#kept({ ...from, x: from.x - dx * this.unit, y: from.y - dy * this.unit })
  }

  /** The hand let go while it moved, at so many pixels a millisecond. */
  letGo(speed: Point): void {
    if (Math.hypot(speed.x, speed.y) < SLOW) return
    const far = GLIDE * 0.6 * this.unit
    this.#glide({ ...this.box, x: this.box.x - speed.x * far, y: this.box.y - speed.y * far })
  }

  #again(): void {
    this.#asAtFirst = true
    const { width, height } = this.whole
    this.#glide({ ...this.box, width: width / this.first, height: height / this.first })
  }

  #look(zoom: number, at: Point, top?: number): void {
    this.#stop()
    const [width, height] = [this.whole.width / zoom, this.whole.height / zoom]
    this.box = this.#kept({ x: at.x - width / 2, y: top ?? at.y - height / 2, width, height })
  }

  #kept(box: Box): Box {
    const inside = (value: number, size: number, all: number) =>
      size >= all ? (all - size) / 2 : Math.min(Math.max(value, 0), all - size)
    const { width, height } = this.#scene
    return { ...box, x: inside(box.x, box.width, width), y: inside(box.y, box.height, height) }
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
  }

  #glide(wanted: Box): void {
    this.#stop()
    const [from, to] = [this.box, this.#kept(wanted)]
    const time = settings.still ? 0 : GLIDE * settings.pace
    const start = performance.now()
    const step = (now: number) => {
      const part = time ? Math.min(Math.max((now - start) / time, 0), 1) : 1
      const on = 1 - (1 - part) ** 3
      const between = (a: number, b: number) => a + (b - a) * on
      this.box = {
        x: between(from.x, to.x),
        y: between(from.y, to.y),
        width: between(from.width, to.width),
        height: between(from.height, to.height),
      }
      if (part < 1) this.#frame = requestAnimationFrame(step)
    }
    step(start)
  }
}

/** The smallest box of the room's shape that holds the whole scene, which is in its middle. */
function around(scene: Size, room: Size): Box {
  const unit = Math.max(scene.width / room.width, scene.height / room.height)
  const [width, height] = [room.width * unit, room.height * unit]
  return { x: (scene.width - width) / 2, y: (scene.height - height) / 2, width, height }
}

function union(places: Box[]): Box | undefined {
  if (!places.length) return undefined
  const x = Math.min(...places.map((place) => place.x))
  const y = Math.min(...places.map((place) => place.y))
  const right = Math.max(...places.map((place) => place.x + place.width))
  const bottom = Math.max(...places.map((place) => place.y + place.height))
  return { x, y, width: right - x, height: bottom - y }
}

function contains(box: Box, place: Box): boolean {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  return place.x >= box.x && place.y >= box.y && place.x + place.width <= right && place.y + place.height <= bottom
}

/** Where to begin so that a stretch is to be seen, moving no further than that takes. */
function near(from: number, size: number, at: number, length: number): number {
  const slack = Math.min(SLACK, Math.max(size - length, 0) / 2)
  return Math.min(Math.max(from, at + length + slack - size), at - slack)
}
