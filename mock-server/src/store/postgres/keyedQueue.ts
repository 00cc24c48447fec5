/** Runs work that shares a key one after the other, within this process. */
export class KeyedQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const unique = [...new Set(keys)]
    const before = unique.map((key) => this.#last.get(key) ?? Promise.resolve())
    const turn = Promise.all(before).then(work)
    const ended = turn.catch(() => undefined)
    for (const key of unique) this.#last.set(key, ended)
    try {
      return await turn
    } finally {
      for (const key of unique) if (this.#last.get(key) === ended) this.#last.delete(key)
    }
  }
}
