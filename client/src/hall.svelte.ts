// The hall one is in: who one is, which games there are. Asked once.

import { Problem, api } from './api'
import type { GameData, HallData, Me } from './protocol'

class Hall {
  me = $state.raw<Me>()
  data = $state.raw<HallData>()
  offline = $state(false)

  async enter(): Promise<void> {
    try {
      this.me = await api.me()
      this.data = await api.hall()
      this.offline = false
    } catch {
      this.offline = true
    }
  }

  game(name: string): GameData | undefined {
    return this.data?.games.find((game) => game.name === name)
  }

  level(): string {
    const levels = this.data?.levels ?? []
    return (levels.find((level) => level.name === 'normal') ?? levels[Math.floor(levels.length / 2)])?.name ?? ''
  }

  /** What to tell about something that failed; an unreachable hall has a room of its own. */
  words(wrong: unknown, otherwise: string): string {
    if (wrong instanceof Problem && wrong.offline) this.offline = true
    return wrong instanceof Problem && wrong.message ? wrong.message : otherwise
  }
}

export const hall = new Hall()
