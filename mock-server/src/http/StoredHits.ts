import type { ClientRateLimitInfo, Store as LimitStore } from 'express-rate-limit'
import type { Store } from '../store/port.ts'

/** Counts the requests of one limit in the shop's store. */
export class StoredHits implements LimitStore {
  /** Keeps this limit's keys apart from those of other limits. */
  readonly prefix: string
  readonly #store: Store
  readonly #windowMs: number

  constructor(store: Store, name: string, windowMs: number) {
    this.prefix = `${name} `
    this.#store = store
    this.#windowMs = windowMs
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const { hits, resetAt } = await this.#store.hit(this.prefix + key, this.#windowMs)
    return { totalHits: hits, resetTime: new Date(resetAt) }
  }

  decrement(key: string): Promise<void> {
    return this.#store.takeBackHit(this.prefix + key)
  }

  /** express-rate-limit asks for this method; the shop resets no counter. */
  resetKey(): never {
    throw new Error('counters of limits are not reset')
  }
}
