// How the screen is held: a scene may lay itself out for either.

const tall = matchMedia('(max-aspect-ratio: 9/10)')

class Narrow {
  #tall = $state(tall.matches)

  constructor() {
    tall.addEventListener('change', () => (this.#tall = tall.matches))
  }

  get shape(): 'wide' | 'tall' {
    return this.#tall ? 'tall' : 'wide'
  }
}

export const narrow = new Narrow()
