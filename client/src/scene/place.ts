// Where a piece lies on the whole drawing, whatever it lies on.

import type { PieceData } from '../protocol'

export interface Place {
  x: number
  y: number
  turn: number
  scale: number
}

/** The place of a piece that lies on something at `under`. */
export function onto(under: Place, piece: PieceData): Place {
  const { x = 0, y = 0, turn = 0 } = piece
  const angle = (under.turn * Math.PI) / 180
  const [cos, sin] = under.turn ? [Math.cos(angle), Math.sin(angle)] : [1, 0]
  return {
    x: under.x + under.scale * (x * cos - y * sin),
    y: under.y + under.scale * (x * sin + y * cos),
    turn: under.turn + turn,
    scale: under.scale,
  }
}

/** A place on the whole drawing as it is called on something at `under`. */
export function within(under: Place, place: Place): Place {
  const angle = (-under.turn * Math.PI) / 180
  const dx = (place.x - under.x) / under.scale
  const dy = (place.y - under.y) / under.scale
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle),
    y: dx * Math.sin(angle) + dy * Math.cos(angle),
    turn: place.turn - under.turn,
    scale: place.scale / under.scale,
  }
}

export function apart(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
