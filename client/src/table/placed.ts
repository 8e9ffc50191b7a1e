import type { PieceData, SceneData } from '../protocol'

/** Which of the legal actions have a place on the board. */
export function placedActions(scene: SceneData | undefined, lit: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set<number>()
  const visit = (pieces: PieceData[]) => {
    for (const { action = -1, parts } of pieces) {
      if (lit.has(action)) found.add(action)
      if (parts) visit(parts)
    }
  }
  visit(scene?.pieces ?? [])
  return found
}
