import { test as base, type RunningShop } from './shop.ts'

/** Something that shall go wrong with the next calls to a path; see /docs of a running shop. */
interface Fault {
  readonly path: string
  readonly status?: number
  readonly delayMs?: number
  readonly times?: number
  readonly drop?: 'before' | 'after'
}

/** A test's own data in the running store: no other test meets it. It lives in memory. */
export class OwnSpace {
  readonly #shop: RunningShop
  readonly #headers: Readonly<Record<string, string>>

  constructor(shop: RunningShop, headers: Readonly<Record<string, string>>) {
    this.#shop = shop
    this.#headers = headers
  }

  async breakWith(fault: Fault): Promise<void> {
    await this.#post('/__mock/faults', fault)
  }

  /** Everything works again. */
  async mend(): Promise<void> {
    await this.#post('/__mock/faults', {})
  }

  /** Puts the store into one of the states that /__mock names. */
  async become(scenario: 'sale' | 'out-of-stock' | 'empty'): Promise<void> {
    await this.#post('/__mock/scenario', { name: scenario })
  }

  /** Sets the store's time, from which it runs on. */
  async setClock(now: string): Promise<void> {
    await this.#post('/__mock/clock', { now })
  }

  /** How many calls of a path were answered, dropped ones among them. */
  async callsOf(path: string): Promise<number> {
    const requests = at(await this.#get('/__mock/requests'), 'requests')
    if (!Array.isArray(requests)) throw new Error('The log holds no requests')
    return requests.filter((request) => at(request, 'path') === path).length
  }

  async countOrders(): Promise<number> {
    return Object.keys(at(await this.#get('/__mock/state'), 'state', 'orders') ?? {}).length
  }

  async #post(path: string, body: object): Promise<void> {
    const response = await fetch(this.#shop.url + path, {
      method: 'POST',
      headers: { ...this.#headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(this.#shop.url + path, { headers: this.#headers })
    return response.json()
  }
}

/** What stands under names within names. */
function at(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  )
}

export const test = base.extend<{ space: OwnSpace }>({
  space: async ({ context, shop }, use, { testId, repeatEachIndex }) => {
    const headers = { 'x-mock-space': `${testId}-${repeatEachIndex}` }
    await context.setExtraHTTPHeaders(headers)
    await use(new OwnSpace(shop, headers))
  },
})

export { expect } from '@playwright/test'
