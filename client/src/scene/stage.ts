// The drawing as the hall tells it: a tree of pieces that changes are carried out on.

import type { PieceData, SceneChange, SceneData } from '../protocol'

type Siblings = PieceData[]

/** The scene of a table, kept up to date; see `SceneChange` in messages.py for what a change means. */
export class Stage {
  scene: SceneData
  #home = new Map<string, Siblings>()

  constructor(scene: SceneData) {
    this.scene = { ...scene, pieces: copied(scene.pieces) }
    this.#settle(this.scene.pieces)
  }

  apply(change: SceneChange): void {
    for (const id of change.drop ?? []) this.#drop(id)
    for (const { piece, at, on } of change.put ?? []) this.#put(piece, at, on ?? '')
    for (const piece of change.set ?? []) this.#replace(piece, false)
    for (const piece of change.touch ?? []) this.#replace(piece, true)
    const { width, height, title, ground } = this.scene
    this.scene = {
      ...this.scene,
      width: change.width || width,
      height: change.height || height,
      title: change.title || title,
      ground: change.ground || ground,
    }
  }

  find(id: string): PieceData | undefined {
    return this.#home.get(id)?.find((piece) => piece.id === id)
  }

  #settle(pieces: Siblings): void {
    for (const piece of pieces) {
      this.#home.set(piece.id, pieces)
      if (piece.parts) this.#settle(piece.parts)
    }
  }

  #forget(piece: PieceData): void {
    this.#home.delete(piece.id)
    for (const part of piece.parts ?? []) this.#forget(part)
  }

  #drop(id: string): void {
    const siblings = this.#home.get(id)
    const place = siblings?.findIndex((piece) => piece.id === id) ?? -1
    if (!siblings || place < 0) return
    this.#forget(siblings[place]!)
    siblings.splice(place, 1)
  }

  #put(piece: PieceData, at: number, on: string): void {
    let siblings = this.scene.pieces
    if (on) {
      const under = this.find(on)
      if (!under) return
      siblings = under.parts ??= []
    }
    const mine = copied([piece])[0]!
    siblings.splice(at, 0, mine)
    this.#home.set(mine.id, siblings)
    if (mine.parts) this.#settle(mine.parts)
  }

  #replace(piece: PieceData, keepParts: boolean): void {
    const siblings = this.#home.get(piece.id)
    const place = siblings?.findIndex((each) => each.id === piece.id) ?? -1
    if (!siblings || place < 0) return
    const old = siblings[place]!
    const mine = keepParts ? { ...piece, parts: old.parts } : copied([piece])[0]!
    if (!keepParts) {
      this.#forget(old)
      this.#home.set(mine.id, siblings)
      if (mine.parts) this.#settle(mine.parts)
    }
    siblings[place] = mine
  }
}

function copied(pieces: PieceData[]): PieceData[] {
  return pieces.map((piece) => (piece.parts ? { ...piece, parts: copied(piece.parts) } : { ...piece }))
}
