// What somebody likes on this device: kept in the browser, sent to nobody.

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'normal' | 'fast' | 'instant'
export type Confirm = 'touch' | 'always' | 'never'

interface Kept {
  theme: Theme
  speed: Speed
  confirm: Confirm
}

const KEY = 'dicehall'
const USUAL: Kept = { theme: 'auto', speed: 'normal', confirm: 'touch' }
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 }

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return USUAL
  }
}

const darkOutside = matchMedia('(prefers-color-scheme: dark)')
const stillOutside = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  #kept = $state(kept())
  #dark = $state(darkOutside.matches)
  #still = $state(stillOutside.matches)

  constructor() {
    darkOutside.addEventListener('change', () => (this.#dark = darkOutside.matches))
    stillOutside.addEventListener('change', () => (this.#still = stillOutside.matches))
    this.#dress()
  }

  get theme() {
    return this.#kept.theme
  }

  set theme(theme: Theme) {
    this.#keep({ theme })
    this.#dress()
  }

  get speed() {
    return this.#kept.speed
  }

  set speed(speed: Speed) {
    this.#keep({ speed })
  }

  get confirm() {
    return this.#kept.confirm
  }

  set confirm(confirm: Confirm) {
    this.#keep({ confirm })
  }

  /** The theme that is to be seen now. */
  get shown(): 'light' | 'dark' {
    if (this.theme !== 'auto') return this.theme
    return this.#dark ? 'dark' : 'light'
  }

  /** How long a motion takes, as a multiple of the usual; 0 for none. */
  get pace(): number {
    return PACE[this.speed]
  }

  /** Whether motion is to be no more than a cross-fade. */
  get still(): boolean {
    return this.#still
  }

  #keep(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a browser that keeps nothing: it counts for this visit
    }
  }

  #dress() {
    const root = document.documentElement
    if (this.theme === 'auto') delete root.dataset.theme
    else root.dataset.theme = this.theme
  }
}

export const settings = new Settings()
