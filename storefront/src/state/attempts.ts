/** A request that was sent, and to which the store has not answered yet. */
export interface Attempt<T> {
  /** Its idempotency key. */
  readonly key: string
  /** Undefined if another tab has sent it. */
  readonly request: T | undefined
}

/** An attempt of this tab. */
export interface OwnAttempt<T> extends Attempt<T> {
  readonly request: T
}

/** Keeps an unanswered request, so that it survives a reload. */
export interface AttemptKeeper<T> {
  readonly read: () => Attempt<T> | undefined
  readonly write: (attempt: OwnAttempt<T>) => void
  /** Forgets the request of this key, and no other one. */
  readonly forget: (key: string) => void
}

/** Keeps an unanswered request where these functions read and write. */
export function attemptKeeper<T>(
  read: () => Attempt<T> | undefined,
  write: (attempt: OwnAttempt<T> | undefined) => void,
): AttemptKeeper<T> {
  return {
    read,
    write,
    forget: (key) => {
      if (read()?.key === key) write(undefined)
    },
  }
}

/** Keeps an unanswered request until the page is left. */
export function keepInMemory<T>(): AttemptKeeper<T> {
  let kept: Attempt<T> | undefined
  return attemptKeeper(
    () => kept,
    (attempt) => {
      kept = attempt
    },
  )
}
