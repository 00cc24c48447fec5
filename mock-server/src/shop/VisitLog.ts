import type { VisitRow } from '../store/collections.ts'
import type { Store, Transaction } from '../store/port.ts'

export interface VisitLogOptions {
  /** How many visits are kept; older ones go. */
  readonly most: number
  /** How long visits wait to be written together. */
  readonly batchMs: number
}

/** Counts visits and events without a write for each: they are stored together, and only so many. */
export class VisitLog {
  readonly #store: Store
  readonly #options: VisitLogOptions
  #waiting: VisitRow[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(store: Store, options: VisitLogOptions = { most: 10_000, batchMs: 1000 }) {
    this.#store = store
    this.#options = options
  }

  add(visit: VisitRow): void {
    this.#waiting.push(visit)
    // What cannot be kept anyway is not held in memory either.
    if (this.#waiting.length > this.#options.most) this.#waiting.shift()
    this.#timer ??= setTimeout(() => void this.flush(), this.#options.batchMs).unref()
  }

  /** Writes what waits. A store that takes no more loses visits, and nothing else. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const visits = this.#waiting.splice(0)
    if (visits.length === 0) return
    await this.#store.tx((tx) => this.#write(tx, visits)).catch(() => undefined)
  }

  async #write(tx: Transaction, visits: VisitRow[]): Promise<void> {
    const { rows, total } = await tx.find('visits', { limit: Infinity })
    const last = Number(rows.at(-1)?.id ?? 0)
    for (const [index, visit] of visits.entries()) tx.put('visits', String(last + 1 + index), visit)
    const excess = Math.max(0, total + visits.length - this.#options.most)
    for (const { id } of rows.slice(0, excess)) tx.delete('visits', id)
  }
}
