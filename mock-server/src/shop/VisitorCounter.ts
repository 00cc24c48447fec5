const windowMs = 15 * 60 * 1000
/** Beyond so many visits, the one that asked least recently goes. */
const mostVisits = 10_000

/**
 * Counts the distinct visits of the last 15 minutes. It knows a visit by its random id alone, and
 * keeps ids in memory only: the number is for people who look at the shop now, and the disk never
 * learns who they were.
 */
export class VisitorCounter {
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
      const age = now.getTime() - seen
      // A negative age: the mock tools set the clock back.
      if (age >= 0 && age < windowMs) break
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
