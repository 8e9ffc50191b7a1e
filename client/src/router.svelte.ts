// Where one is in the hall: the address bar, as rooms.

export type Room =
  | { name: 'front' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string; ply: number }
  | { name: 'game'; game: string }
  | { name: 'rules'; game: string; number: string }
  | { name: 'history' }
  | { name: 'settings' }
  | { name: 'lost' }

export function roomAt(path: string): Room {
  const [first = '', second = '', third = '', ...more] = path.split('/').slice(1).map(decoded)
  if (more.length) return { name: 'lost' }
  if (!first && !second) return { name: 'front' }
  if (first === 't' && second && !third) return { name: 'table', id: second }
  if (first === 'replay' && second) return { name: 'replay', id: second, ply: /^\d+$/.test(third) ? Number(third) : -1 }
  if (first === 'games' && second && !third) return { name: 'game', game: second }
  if (first === 'rules' && second) return { name: 'rules', game: second, number: third }
  if (first === 'history' && !second) return { name: 'history' }
  if (first === 'settings' && !second) return { name: 'settings' }
  return { name: 'lost' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  room = $state.raw<Room>(roomAt(location.pathname))

  constructor() {
    addEventListener('popstate', () => (this.room = roomAt(location.pathname)))
  }

  go(path: string, { replace = false } = {}) {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.room = roomAt(location.pathname)
    if (!replace) scrollTo(0, 0)
  }

  /** Change the address only: the room is the same. */
  note(path: string) {
    history.replaceState(null, '', path)
  }
}

export const router = new Router()

/** A click on a link to another room stays in this page. */
export function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/') || link.hash) return
  event.preventDefault()
  router.go(link.pathname)
}
