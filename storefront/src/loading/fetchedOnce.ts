/** A chunk could not be fetched. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** Call it once the failure is shown: the next `load` then fetches again. */
  readonly forget: () => void
  /** Fetches the chunk again. Resolves with whether it is loaded. */
  readonly fetchAgain: () => Promise<boolean>

  constructor(cause: unknown, forget: () => void, fetchAgain: () => Promise<boolean>) {
    super('Code could not be fetched', { cause })
    this.forget = forget
    this.fetchAgain = fetchAgain
  }
}

/** A lazy chunk: fetched when it is first needed, or before. */
export interface FetchedOnce<T, A extends readonly unknown[]> {
  /** The chunk's export; undefined until it is loaded. */
  readonly loaded: () => T | undefined
  /**
   * Rejects with a `ChunkLoadError`, and with the same one until that is forgotten: React asks again
   * with each attempt to render, and hears of a failure only from a promise that it knows.
   */
  readonly load: (...args: A) => Promise<T>
  /** Prefetches. Resolves with whether it is loaded. After a failure the next call fetches again. */
  readonly ahead: (...args: A) => Promise<boolean>
}

/** `fetch` is called once, and again where that failed. */
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
        throw new ChunkLoadError(cause, forget, () => ahead(...args))
      },
    )
    return loading
  }
  const ahead = async (...args: A) => {
    try {
      await load(...args)
      return true
    } catch {
      forget()
      return false
    }
  }
  return { loaded: () => loaded, load, ahead }
}
