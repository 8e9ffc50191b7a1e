// The pictures of a game as symbols that pieces use, and its colours as custom properties.

import type { ArtData } from '../protocol'

const SVG = 'http://www.w3.org/2000/svg'

let store: SVGSVGElement | undefined

/** The hidden drawing that holds every symbol once, whichever board uses it. */
function shelf(): SVGSVGElement {
  if (!store) {
    store = document.createElementNS(SVG, 'svg')
    store.setAttribute('class', 'shelf')
    store.setAttribute('aria-hidden', 'true')
    document.body.append(store)
  }
  return store
}

/** Markup of the hall's own pictures (never of a person) as elements. */
export function parsed(markup: string): DocumentFragment {
  const text = `<svg xmlns="${SVG}">${markup}</svg>`
  const found = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  const fragment = document.createDocumentFragment()
  for (const child of [...found.childNodes]) fragment.append(document.importNode(child, true))
  return fragment
}

export class Art {
  #there = new Set<string>()

  constructor(
    readonly game: string,
    readonly data: ArtData,
  ) {}

  ratio(picture: string): number {
    return this.data.pictures[picture]?.ratio ?? 1
  }

  has(picture: string): boolean {
    return picture in this.data.pictures
  }

  /** The address of a picture's symbol, which is put on the shelf when it is first asked for. */
  symbol(picture: string): string {
    const id = `${this.game}.${picture}`
    if (!this.#there.has(picture)) {
      this.#there.add(picture)
      const drawing = this.data.pictures[picture]
      if (drawing && !document.getElementById(id)) {
        const body = drawing.body.replace(/(\bid="|url\(#|href="#)/g, `$1${this.game}.`)
        shelf().append(parsed(`<symbol id="${id}" viewBox="${drawing.box}" overflow="visible">${body}</symbol>`))
      }
    }
    return `#${id}`
  }

  /** The strokes of a picture by themselves, for a hand that draws them one after the other. */
  strokes(picture: string): { box: string; body: DocumentFragment } | undefined {
    const drawing = this.data.pictures[picture]
    return drawing && { box: drawing.box, body: parsed(drawing.body) }
  }

  dress(element: SVGElement | HTMLElement, theme: 'light' | 'dark'): void {
    shelf()
    for (const [name, colour] of Object.entries(this.data.palettes[theme] ?? {})) {
      element.style.setProperty(`--${name}`, colour)
    }
  }
}

/** A tint is a colour by its name in the palette, or `#rrggbb` itself. */
export function colour(tint: string): string {
  return tint.startsWith('#') ? tint : `var(--${tint})`
}
