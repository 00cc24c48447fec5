import { test as base, type RunningShop } from './shop.ts'

/** A fault that the server injects into the next calls to a path. /docs of a running shop describes it. */
interface Fault {
  readonly path: string
  readonly status?: number
  readonly delayMs?: number
  readonly times?: number
  readonly drop?: 'before' | 'after'
}

/** A test's own data, in the memory of the running server. Other tests do not see it. */
export class OwnSpace {
  readonly #shop: RunningShop
  readonly headers: Readonly<Record<string, string>>

  constructor(shop: RunningShop, headers: Readonly<Record<string, string>>) {
    this.#shop = shop
    this.headers = headers
  }

  async addFault(fault: Fault): Promise<void> {
    await this.#post('/__mock/faults', fault)
  }

  /** Removes all faults. */
  async clearFaults(): Promise<void> {
    await this.#post('/__mock/faults', {})
  }

  /** Loads one of the scenarios of /__mock. */
  async setScenario(scenario: 'sale' | 'out-of-stock' | 'empty'): Promise<void> {
    await this.#post('/__mock/scenario', { name: scenario })
  }

  /** Sets the store's clock, which keeps running from there. */
  async setClock(now: string): Promise<void> {
    await this.#post('/__mock/clock', { now })
  }

  /** How many calls to a path the server handled, including those whose answer was dropped. */
  async countCalls(path: string): Promise<number> {
    const requests = valueAt(await this.#get('/__mock/requests'), 'requests')
    if (!Array.isArray(requests)) throw new Error('The request log has no list of requests')
    return requests.filter((request) => valueAt(request, 'path') === path).length
  }

  /** The one-time code of the last mail to an address. */
  async lastCode(to: string): Promise<string> {
    const mails = await this.#get(`/__mock/outbox?to=${encodeURIComponent(to)}`)
    const code = Array.isArray(mails) ? valueAt(mails[0], 'code') : undefined
    if (typeof code !== 'string') throw new Error(`No mail with a code for ${to}`)
    return code
  }

  async countOrders(): Promise<number> {
    return Object.keys(valueAt(await this.#get('/__mock/state'), 'state', 'orders') ?? {}).length
  }

  async #post(path: string, body: object): Promise<void> {
    const response = await fetch(this.#shop.url + path, {
      method: 'POST',
      headers: { ...this.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }

  async #get(path: string): Promise<unknown> {
    const response = await fetch(this.#shop.url + path, { headers: this.headers })
    return response.json()
  }
}

/** Reads a nested property: `names` go from the outermost to the innermost. */
function valueAt(value: unknown, ...names: readonly string[]): unknown {
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
