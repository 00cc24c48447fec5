import type { RunningShop } from './RunningShop.ts'
import { test as base } from './shop.ts'

/** A fault that the server injects into the next calls to a path. /docs of a running shop describes it. */
interface Fault {
  readonly path: string
  readonly method?: 'GET' | 'POST'
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

  /** Sets how many units of a sku are in stock. */
  async setStock(sku: string, units: number): Promise<void> {
    await this.#post('/__mock/stock', { sku, units })
  }

  /** How many calls to a path the server handled, including those whose answer was dropped. */
  async countCalls(path: string): Promise<number> {
    const requests = valueAt(await this.#get('/__mock/requests'), 'requests')
    if (!Array.isArray(requests)) throw new Error('The request log has no list of requests')
    return requests.filter((request) => valueAt(request, 'path') === path).length
  }

  /** The one-time code of the last mail to an address. */
  lastCode(to: string): Promise<string> {
    return this.#ofLastMail(to, 'code')
  }

  /** The last mail to an address. */
  async lastMail(to: string): Promise<{ readonly subject: string; readonly text: string }> {
    const mails = await this.#mailsTo(to)
    const [subject, text] = ['subject', 'text'].map((name) => valueAt(mails[0], name))
    if (typeof subject !== 'string' || typeof text !== 'string') throw new Error(`No mail to ${to}`)
    return { subject, text }
  }

  async countMails(to: string): Promise<number> {
    return (await this.#mailsTo(to)).length
  }

  /** The id of the last mail to an address. */
  lastMailId(to: string): Promise<string> {
    return this.#ofLastMail(to, 'id')
  }

  /** The subject of the last mail to an address. */
  lastSubject(to: string): Promise<string> {
    return this.#ofLastMail(to, 'subject')
  }

  async #ofLastMail(to: string, name: 'code' | 'id' | 'subject'): Promise<string> {
    const mails = await this.#get(`/__mock/outbox?to=${encodeURIComponent(to)}`)
    const text = Array.isArray(mails) ? valueAt(mails[0], name) : undefined
    if (typeof text !== 'string') throw new Error(`No mail with a ${name} for ${to}`)
    return text
  }

  /** The subjects of the mails to an address, the newest first. */
  async mailsTo(to: string): Promise<readonly unknown[]> {
    const mails = await this.#get(`/__mock/outbox?to=${encodeURIComponent(to)}`)
    if (!Array.isArray(mails)) throw new Error('The outbox is no list')
    return mails.map((mail) => valueAt(mail, 'subject'))
  }

  async countOrders(): Promise<number> {
    return (await this.orders()).length
  }

  /** All orders as the store keeps them, the oldest first. */
  async orders(): Promise<readonly unknown[]> {
    const orders = valueAt(await this.#get('/__mock/state'), 'state', 'orders') ?? {}
    return Object.entries(orders)
      .map(([id, order]: [string, unknown]) => Object.assign({}, order, { id }))
      .toSorted((one, other) =>
        String(valueAt(one, 'placedAt')).localeCompare(String(valueAt(other, 'placedAt'))),
      )
  }

  async #mailsTo(to: string): Promise<readonly unknown[]> {
    const mails = await this.#get(`/__mock/outbox?to=${encodeURIComponent(to)}`)
    if (!Array.isArray(mails)) throw new Error('The outbox has no list of mails')
    return mails.map((mail: unknown) => mail)
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
export function valueAt(value: unknown, ...names: readonly string[]): unknown {
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
