/** A chunk failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  /** To be called once the error is shown, so that the next `load` fetches again. */
  readonly forget: () => void
  /** Fetches the chunk again. Resolves with whether it is loaded. */
  readonly fetchAgain: () => Promise<boolean>

  constructor(cause: unknown, forget: () => void, fetchAgain: () => Promise<boolean>) {
    super('Code could not be fetched', { cause })
    this.forget = forget
    this.fetchAgain = fetchAgain
  }
}

/** A lazy chunk: fetched when it is first needed, or prefetched. */
export interface FetchedOnce<T, A extends readonly unknown[]> {
  /** The chunk's export; undefined until it is loaded. */
  readonly loaded: () => T | undefined
  /**
   * Rejects with a `ChunkLoadError`. It returns the same rejected promise until `forget` is called,
   * because React calls `load` at each render, and needs the same promise to see the error.
   */
  readonly load: (...args: A) => Promise<T>
  /** Prefetches. Resolves with whether it is loaded. After an error the next call fetches again. */
  readonly ahead: (...args: A) => Promise<boolean>
}

/** Calls `fetch` once, and again only after an error. */
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
