/** What happens to the calls of a browser. `held`: orders are sent, and their answers wait for `release`. */
export type Condition = 'online' | 'offline' | 'answers are lost' | 'held'

/** The network between a browser and the store. */
export class Network {
  condition: Condition = 'online'
  readonly #address: string
  #waiting: (() => void)[] = []

  constructor(address: string) {
    this.#address = address
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const { condition } = this
    if (condition === 'offline') throw new TypeError('the store is not reached')
    const path = input instanceof Request ? input.url : String(input)
    const response = await globalThis.fetch(this.#address + path, init)
    if (condition === 'answers are lost') {
      await response.text()
      throw new TypeError('the answer is lost')
    }
    if (this.condition === 'held' && path.startsWith('/place_order')) {
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve)
      })
    }
    return response
  }

  /** Lets the held answers arrive. */
  release(): void {
    if (this.condition === 'held') this.condition = 'online'
    for (const arrive of this.#waiting.splice(0)) arrive()
  }
}
