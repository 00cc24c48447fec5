/** How long a visit counts after its last request. */
export const visitWindowMs = 15 * 60 * 1000
/** Beyond this number, the visit with the oldest request is forgotten. */
export const mostVisits = 10_000

/**
 * Counts the distinct visits of the last 15 minutes in memory, for a store that only one process uses.
 * It knows a visit by its random id, and no id is written to the disk.
 */
export class VisitCounter {
  /** When each visit asked last, the least recent first. */
  readonly #lastSeen = new Map<string, number>()

  /** Notes that a visit asked. */
  add(visit: string, now: Date): void {
    this.#lastSeen.delete(visit)
    this.#lastSeen.set(visit, now.getTime())
    if (this.#lastSeen.size > mostVisits) this.#dropFirst()
  }

  /** How many visits asked in the last 15 minutes. */
  count(now: Date): number {
    for (const seen of this.#lastSeen.values()) {
      // A time ahead of `now`: the clock was set back.
      if (Math.abs(now.getTime() - seen) < visitWindowMs) break
      this.#dropFirst()
    }
    return this.#lastSeen.size
  }

  /** Forgets every visit. */
  clear(): void {
    this.#lastSeen.clear()
  }

  #dropFirst(): void {
    const [first] = this.#lastSeen.keys()
    if (first !== undefined) this.#lastSeen.delete(first)
  }
}
