// One renderer for every game: pieces in, SVG out. It knows places and pictures, and no rule.

import type { PieceData, SceneData } from '../protocol'
import { Art, colour } from './art'
import type { Box } from './camera.svelte'
import { type Motion, Mover } from './motion'
import { type Place, apart, onto } from './place'

const SVG = 'http://www.w3.org/2000/svg'

export interface Light {
  /** The actions that are legal now. */
  lit: ReadonlySet<number>
  /** The ids that the last move changed. */
  fresh: ReadonlySet<string>
}

/** A piece as it stands in the document. */
export interface Drawn {
  id: string
  piece: PieceData
  element: SVGGElement
  body: SVGElement | null
  holder: SVGGElement | null
  ring: SVGRectElement | null
  place: Place
  lit: boolean
  fresh: boolean
  look: string
}

const LARGE = 130

let boards = 0

export class Board {
  readonly svg: SVGSVGElement
  readonly drawn = new Map<string, Drawn>()
  #top: SVGGElement
  #air: SVGGElement
  #seen = new Set<string>()
  #light: Light = { lit: new Set(), fresh: new Set() }
  #mover: Mover
  #marked: ReadonlySet<string> = new Set()

  constructor(
    svg: SVGSVGElement,
    readonly art: Art,
  ) {
    this.svg = svg
    this.#top = svg.appendChild(make('g'))
    this.#top.id = `board-${++boards}`
    this.#air = svg.appendChild(make('g'))
    this.#air.setAttribute('class', 'air')
    this.#mover = new Mover(this.#air, art)
  }

  /** Draw the scene as it is now; what moved since the last time goes there as `motion` says. */
  show(scene: SceneData, light: Light, motion: Motion): Promise<void> {
    this.#light = light
    this.#seen = new Set()
    this.#mover.begin(this.drawn.size ? motion : { ...motion, pace: 0 })
    this.#paint(this.#top, scene.pieces, { x: 0, y: 0, turn: 0, scale: 1 })
    for (const [id, drawn] of this.drawn) {
      if (this.#seen.has(id)) continue
      this.drawn.delete(id)
      unlit(drawn.element)
      this.#mover.leave(drawn, drawn.element.parentElement?.closest('[data-id]') ?? null)
    }
    return this.#mover.done()
  }

  /** Only the lights: nothing moved. */
  shine(scene: SceneData, light: Light): void {
    void this.show(scene, light, { pace: 0, still: true })
  }

  /** Bring every motion to its end. */
  hurry(): void {
    this.#mover.hurry()
  }

  /** The id of the group that holds the whole drawing: a small map shows it once more. */
  get id(): string {
    return this.#top.id
  }

  /** Where what is lit lies on the drawing; or one piece, if it is lit. */
  litPlaces(id?: string): Box[] {
    const all = id === undefined ? [...this.drawn.values()] : [this.drawn.get(id)]
    return all.filter((drawn) => drawn?.lit).map((drawn) => this.#boxOf(drawn!))
  }

  mark(ids: ReadonlySet<string>): void {
    for (const id of this.#marked) this.drawn.get(id)?.element.classList.remove('shown')
    for (const id of ids) this.drawn.get(id)?.element.classList.add('shown')
    this.#marked = ids
  }

  #boxOf({ piece, place }: Drawn): Box {
    const width = (piece.size ?? 0) * place.scale
    const height = width * this.art.ratio(piece.picture ?? '')
    return { x: place.x - width / 2, y: place.y - height / 2, width, height }
  }

  #paint(parent: SVGGElement, pieces: PieceData[], under: Place): void {
    const order = pieces.map((piece) => this.#piece(piece, under))
    order.sort((a, b) => (a.piece.layer ?? 0) - (b.piece.layer ?? 0) || Number(a.lit) - Number(b.lit))
    arrange(parent, order.map((drawn) => drawn.element))
  }

  #piece(piece: PieceData, under: Place): Drawn {
    const place = onto(under, piece)
    let drawn = this.drawn.get(piece.id)
    const before = drawn && { place: drawn.place, piece: drawn.piece }
    if (!drawn) {
      drawn = { id: piece.id, piece, element: make('g'), body: null, holder: null, ring: null, place, lit: false, fresh: false, look: '' }
      drawn.element.dataset.id = piece.id
      this.drawn.set(piece.id, drawn)
    }
    this.#seen.add(piece.id)
    drawn.piece = piece
    drawn.place = place
    const lit = (piece.action ?? -1) >= 0 && this.#light.lit.has(piece.action!)
    const fresh = !lit && this.#light.fresh.has(piece.id) && bears(piece)
    const same = before?.piece === piece && drawn.lit === lit && drawn.fresh === fresh
    drawn.lit = lit
    drawn.fresh = fresh
    if (!same) this.#attributes(drawn)
    if (!same) this.#body(drawn, before?.piece)
    this.#parts(drawn)
    if (!before) this.#mover.enter(drawn)
    else if (before.piece !== piece || apart(before.place, place)) this.#mover.move(drawn, before.place, before.piece, under)
    return drawn
  }

  #parts(drawn: Drawn): void {
    const { parts, scale = 1 } = drawn.piece
    if (!parts?.length && !drawn.holder) return
    drawn.holder ??= drawn.element.appendChild(make('g'))
    set(drawn.holder, 'transform', scale === 1 ? '' : `scale(${scale})`)
    const inside = { ...drawn.place, scale: drawn.place.scale * scale }
    this.#paint(drawn.holder, parts ?? [], inside)
  }

  #attributes(drawn: Drawn): void {
    const { piece, element } = drawn
    const { x = 0, y = 0, size = 0, turn = 0, tint = '', strength = 1, label = '', action = -1 } = piece
    set(element, 'transform', `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`)
    set(element, 'color', tint && colour(tint))
    set(element, 'opacity', strength < 1 ? String(strength) : '')
    set(element, 'data-action', action >= 0 ? String(action) : '')
    const large = size > LARGE
    set(element, 'class', drawn.lit ? (large ? 'lit large' : 'lit') : drawn.fresh && !large ? 'fresh' : '')
    this.#ring(drawn, drawn.lit && large)
    set(element, 'role', drawn.lit ? 'button' : label ? (piece.parts?.length ? 'group' : 'img') : '')
    set(element, 'aria-label', label)
    set(element, 'tabindex', drawn.lit ? '-1' : '')
  }

  /** What is large has a frame for a ring: a glow round it would be costly to paint. */
  #ring(drawn: Drawn, wanted: boolean): void {
    if (!wanted) {
      drawn.ring?.remove()
      drawn.ring = null
      return
    }
    const { x = 0, y = 0, turn = 0, picture = '', size = 0 } = outline(drawn.piece)
    const [width, height] = [size + 8, size * this.art.ratio(picture) + 8]
    drawn.ring ??= make('rect')
    set(drawn.ring, 'class', 'ring')
    set(drawn.ring, 'transform', x || y || turn ? `translate(${x} ${y}) rotate(${turn})` : '')
    set(drawn.ring, 'x', String(-width / 2))
    set(drawn.ring, 'y', String(-height / 2))
    set(drawn.ring, 'width', String(width))
    set(drawn.ring, 'height', String(height))
    set(drawn.ring, 'rx', '12')
    drawn.element.append(drawn.ring)
  }

  #body(drawn: Drawn, before: PieceData | undefined): void {
    const { picture = '', size = 0, text = '', style = 'text', anchor = 'middle' } = drawn.piece
    const look = picture === 'text' ? `text ${size} ${style} ${anchor} ${text}` : `${picture} ${size}`
    if (look === drawn.look) return
    drawn.look = look
    const same = before && kindOf(before.picture ?? '') === kindOf(picture) && drawn.body
    const body = same ? drawn.body : this.#newBody(picture)
    if (!body) {
      drawn.body?.remove()
    } else if (picture === 'text') {
      body.textContent = text
      set(body, 'y', String(Math.round(size * 35) / 100))
      set(body, 'font-size', String(size))
      set(body, 'text-anchor', anchor)
      set(body, 'class', `words ${style}`)
    } else {
      const height = size * this.art.ratio(picture)
      set(body, 'href', this.art.symbol(picture))
      set(body, 'x', String(-size / 2))
      set(body, 'y', String(-height / 2))
      set(body, 'width', String(size))
      set(body, 'height', String(height))
    }
    if (body !== drawn.body) {
      drawn.body?.remove()
      if (body) drawn.element.prepend(body)
      drawn.body = body
    }
  }

  #newBody(picture: string): SVGElement | null {
    const kind = kindOf(picture)
    return kind === 'nothing' ? null : make(kind)
  }
}

/** What leaves fades away, and can be chosen and named no more. */
function unlit(element: SVGGElement): void {
  element.classList.remove('lit')
  for (const name of ['data-id', 'data-action', 'role', 'tabindex', 'aria-label']) element.removeAttribute(name)
  element.setAttribute('pointer-events', 'none')
}

/** A trace suits what has a shape of its own: not words, and not the ground that all lies on. */
function bears(piece: PieceData): boolean {
  return piece.picture !== 'text' && piece.picture !== 'group' && !piece.parts?.length
}

/** What has the shape of a piece, as it lies on it: itself, or of a group the picture that the rest of it lies on. */
function outline(piece: PieceData): PieceData {
  const isPicture = (each: PieceData) => kindOf(each.picture ?? '') === 'use'
  const bearer = isPicture(piece) ? undefined : piece.parts?.find(isPicture)
  if (!bearer) return { ...piece, x: 0, y: 0, turn: 0 }
  const { x = 0, y = 0, size = 0 } = bearer
  const { scale = 1 } = piece
  return { ...bearer, x: x * scale, y: y * scale, size: size * scale }
}

/** Bring elements into this order, moving as few as will do: what rises to the end steps out first. */
function arrange(parent: Element, order: Element[]): void {
  const place = new Map(order.map((element, i) => [element, i]))
  const here = [...parent.children].filter((element) => place.has(element))
  here.forEach((element, i) => {
    const following = here[i + 1]
    if (following && place.get(element)! > place.get(following)!) parent.append(element)
  })
  let next = parent.firstElementChild
  for (const element of order) {
    while (next && !place.has(next)) next = next.nextElementSibling
    if (element === next) next = next.nextElementSibling
    else parent.insertBefore(element, next)
  }
}

function kindOf(picture: string): 'nothing' | 'text' | 'use' {
  if (picture === 'group' || picture === '') return 'nothing'
  return picture === 'text' ? 'text' : 'use'
}

export function make<K extends keyof SVGElementTagNameMap>(name: K): SVGElementTagNameMap[K] {
  return document.createElementNS(SVG, name)
}

function set(element: SVGElement, name: string, value: string): void {
  if (!value) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
  } else if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value)
  }
}
