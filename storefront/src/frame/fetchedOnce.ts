/** Code that was wanted could not be fetched. */
export class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError'

  /** Lets it be fetched again: until then its failure stands. */
  readonly forget: () => void
  readonly #load: () => Promise<unknown>

  constructor(cause: unknown, forget: () => void, load: () => Promise<unknown>) {
    super('Code could not be fetched', { cause })
    this.forget = forget
    this.#load = load
  }

  /**
   * Fetches it again, then calls `show`. Where that fails too though the browser is online, the shop's
   * files have changed meanwhile, or the browser keeps the failure in mind: the page is loaded anew.
   */
  async retry(show: () => void): Promise<void> {
    this.forget()
    try {
      await this.#load()
    } catch {
      if (navigator.onLine) {
        window.location.reload()
        return
      }
    }
    show()
  }
}

/** Code that is fetched when it is first wanted, or before. */
export interface FetchedOnce<T, A extends readonly unknown[]> {
  /** What it is, where it is in already. */
  readonly loaded: () => T | undefined
  /**
   * Rejects with a `NotArrivedError`, and with the same one until that is forgotten: React asks again
   * with each attempt to render, and hears of a failure only from a promise that it knows.
   */
  readonly load: (...args: A) => Promise<T>
  /** Fetches it before it is wanted: whether it is in. A failure is no loss, since it is then asked for again. */
  readonly ahead: (...args: A) => Promise<boolean>
}

export function fetchedOnce<T, A extends readonly unknown[]>(
  fetch: (...args: A) => Promise<T>,
): FetchedOnce<T, A> {
  let loading: Promise<T> | undefined
  let loaded: T | undefined

  const forget = () => {
    loading = undefined
  }
  const load = (...args: A) => {
    loading ??= fetch(...args).then(
      (code) => (loaded = code),
      (cause: unknown) => {
        throw new NotArrivedError(cause, forget, () => load(...args))
      },
    )
    return loading
  }
  return {
    loaded: () => loaded,
    load,
    ahead: async (...args) => {
      try {
        await load(...args)
        return true
      } catch {
        forget()
        return false
      }
    },
  }
}
