import type { Hits } from './port.ts'

/** Counts hits in memory, for a store that one process has to itself. */
export class HitCounters {
  readonly #counters = new Map<string, { hits: number; readonly resetAt: number }>()
  #nextSweep = 0

  hit(key: string, windowMs: number): Hits {
    const now = Date.now()
    this.#sweep(now, windowMs)
    const counter = this.#counters.get(key)
    if (counter && counter.resetAt > now && counter.resetAt <= now + windowMs) {
      counter.hits += 1
      return { ...counter }
    }
    const fresh = { hits: 1, resetAt: now + windowMs }
    this.#counters.set(key, fresh)
    return { ...fresh }
  }

  #sweep(now: number, windowMs: number): void {
    if (now < this.#nextSweep && this.#nextSweep <= now + windowMs) return
    this.#nextSweep = now + windowMs
    for (const [key, { resetAt }] of this.#counters) if (resetAt <= now) this.#counters.delete(key)
  }
}
