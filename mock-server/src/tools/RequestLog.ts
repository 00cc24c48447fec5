/** One answered request, without body and query: they contain personal data. */
export interface RequestEntry {
  readonly id: string
  /** ISO 8601, UTC, by the machine's clock. */
  readonly at: string
  readonly method: string
  readonly path: string
  readonly status: number
  readonly ms: number
}

/** The last requests, newest first. */
export class RequestLog {
  readonly #entries: RequestEntry[] = []
  readonly #most: number

  constructor(most = 200) {
    this.#most = most
  }

  add(entry: RequestEntry): void {
    this.#entries.unshift(entry)
    if (this.#entries.length > this.#most) this.#entries.pop()
  }

  list(): readonly RequestEntry[] {
    return [...this.#entries]
  }

  clear(): void {
    this.#entries.length = 0
  }
}
