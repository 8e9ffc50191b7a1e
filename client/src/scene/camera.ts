// Which part of the drawing is to be seen: zoom and pan, never further out than the whole of it.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const CLOSEST = 5

export function whole(width: number, height: number): Box {
  return { x: 0, y: 0, width, height }
}

export function zoomOf(box: Box, width: number): number {
  return width / box.width
}

/** Closer (`by` > 1) or further away, with the point of the drawing staying where it is on the screen. */
export function zoomed(box: Box, by: number, at: { x: number; y: number }, width: number, height: number): Box {
  const zoom = Math.min(Math.max(zoomOf(box, width) * by, 1), CLOSEST)
  const now = { width: width / zoom, height: height / zoom }
  const x = at.x - ((at.x - box.x) / box.width) * now.width
  const y = at.y - ((at.y - box.y) / box.height) * now.height
  return kept({ x, y, ...now }, width, height)
}

export function moved(box: Box, dx: number, dy: number, width: number, height: number): Box {
  return kept({ ...box, x: box.x - dx, y: box.y - dy }, width, height)
}

function kept(box: Box, width: number, height: number): Box {
  const inside = (value: number, size: number, all: number) => Math.min(Math.max(value, 0), all - size)
  return { ...box, x: inside(box.x, box.width, width), y: inside(box.y, box.height, height) }
}
