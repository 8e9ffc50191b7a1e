// Which lit piece is meant: the one under a finger or near it, or the next one in a direction.

const REACH = 22

interface Point {
  x: number
  y: number
}

/** The lit piece nearest to a point of the screen, at most half a finger away. */
export function nearestLit(lights: SVGGElement[], x: number, y: number): SVGGElement | undefined {
  let best: SVGGElement | undefined
  let least = REACH
  for (const element of lights) {
    const rect = element.getBoundingClientRect()
    if (Math.min(rect.width, rect.height) >= 2 * REACH) continue
    const dx = Math.max(rect.left - x, 0, x - rect.right)
    const dy = Math.max(rect.top - y, 0, y - rect.bottom)
    const away = Math.hypot(dx, dy)
    if (away < least) [best, least] = [element, away]
  }
  return best
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The next lit piece that way: near, and rather straight ahead than aside. */
export function inDirection(from: SVGGElement, lights: SVGGElement[], [dx, dy]: [number, number]): SVGGElement | undefined {
  const here = middle(from)
  const ahead = lights
    .filter((element) => element !== from)
    .map((element) => ({ element, cost: costOf(here, middle(element), dx, dy) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((a, b) => a.cost - b.cost)
  return ahead[0]?.element
}

function costOf(from: Point, to: Point, dx: number, dy: number): number {
  const along = (to.x - from.x) * dx + (to.y - from.y) * dy
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
  return along < 2 ? Infinity : along + 2 * aside
}

function middle(element: SVGGElement): Point {
  const rect = element.getBoundingClientRect()
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}
