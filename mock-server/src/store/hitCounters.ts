import type { Hits } from './port.ts'

/** How often counters whose window has ended are deleted. */
const sweepMs = 60_000

interface Counter {
  hits: number
  readonly windowMs: number
  readonly resetAt: number
}

/** Counts hits in memory, for a store that only one process uses. */
export class HitCounters {
  readonly #counters = new Map<string, Counter>()
  #nextSweep = 0

  hit(key: string, windowMs: number): Hits {
    const now = Date.now()
    this.#sweep(now)
    const running = this.#counters.get(key)
    const counter =
      running && isRunning(running, now)
        ? { ...running, hits: running.hits + 1 }
        : { hits: 1, windowMs, resetAt: now + windowMs }
    this.#counters.set(key, counter)
    return { hits: counter.hits, resetAt: counter.resetAt }
  }

  takeBackHit(key: string): void {
    const counter = this.#counters.get(key)
    if (counter && counter.hits > 0) counter.hits -= 1
  }

  #sweep(now: number): void {
    if (now < this.#nextSweep && this.#nextSweep <= now + sweepMs) return
    this.#nextSweep = now + sweepMs
    for (const [key, counter] of this.#counters) {
      if (!isRunning(counter, now)) this.#counters.delete(key)
    }
  }
}

/** A window that ends later than one which begins now: the machine's clock was set back. */
function isRunning({ resetAt, windowMs }: Counter, now: number): boolean {
  return now < resetAt && resetAt <= now + windowMs
}
