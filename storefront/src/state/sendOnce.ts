import type { Asked } from '../api/asked.ts'
import { soldNothing } from '../api/soldNothing.ts'
import type { Attempt, AttemptKeeper, OwnAttempt } from './attempts.ts'
import { randomKey } from './randomKey.ts'

/** How requests of one kind are sent once. `Made` is what the store tells of a request that is done. */
export interface Way<T, Answer, Made = undefined> {
  readonly keeper: AttemptKeeper<T>
  /** Whether two requests ask for the same thing. Another card, for example, pays for the same order. */
  readonly isSame: (one: T, other: T) => boolean
  /** Sends a request. The same key twice does it once. @throws ApiError */
  readonly send: (request: T, key: string) => Promise<Answer>
  /** Asks what became of a key, and may end its payment if this request pays differently. @throws ApiError */
  readonly ask: (key: string) => Promise<Asked<Made>>
}

/** An earlier request that the store has done. */
export interface Earlier<T, Made = undefined> extends Attempt<T> {
  readonly made: Made
}

/**
 * `sent`: the store has done what was asked. `earlier`: it has done an earlier request, and this one was not sent.
 * `running`: an earlier request is in progress, and this one was not sent.
 */
export type Sent<T, Answer, Made = undefined> =
  | { readonly outcome: 'sent'; readonly request: T; readonly answer: Answer }
  | ({ readonly outcome: 'earlier' } & Earlier<T, Made>)
  | ({ readonly outcome: 'running' } & Attempt<T>)

/**
 * Sends a request once, however often its button is pressed. If an earlier request has no answer yet, it first asks the
 * store about that one. The earlier request is sent again, under its own key, only if the new one asks for the same
 * (`isSame`). A finished earlier request is kept until the caller has told the shopper and calls `forget`.
 * @throws ApiError
 */
export async function sendOnce<T, Answer, Made>(
  way: Way<T, Answer, Made>,
  request: T,
): Promise<Sent<T, Answer, Made>> {
  const open = way.keeper.read()
  if (open === undefined) return sendKept(way, { key: randomKey(), request })
  const asked = await way.ask(open.key)
  if (asked.state === 'none') {
    way.keeper.forget(open.key)
    return sendKept(way, { key: randomKey(), request })
  }
  const { key, request: earlier } = open
  // Under its own key, the store answers as it did the first time, or lets the request wait for the first one.
  if (earlier !== undefined && way.isSame(earlier, request)) {
    return sendKept(way, { key, request: earlier })
  }
  return asked.state === 'placed'
    ? { outcome: 'earlier', ...open, made: asked.made }
    : { outcome: 'running', ...open }
}

/**
 * Asks about the request that has no answer, and forgets one of which nothing came.
 * @returns undefined if nothing is in progress or done
 * @throws ApiError
 */
export async function askOnly<T, Made>({
  keeper,
  ask,
}: Pick<Way<T, unknown, Made>, 'keeper' | 'ask'>): Promise<
  Exclude<Sent<T, never, Made>, { readonly outcome: 'sent' }> | undefined
> {
  const open = keeper.read()
  if (open === undefined) return undefined
  const asked = await ask(open.key)
  if (asked.state === 'running') return { outcome: 'running', ...open }
  if (asked.state === 'placed') return { outcome: 'earlier', ...open, made: asked.made }
  keeper.forget(open.key)
  return undefined
}

/** Sends a request, and keeps it until the store says that it is done or that nothing came of it. */
async function sendKept<T, Answer>(
  { keeper, send }: Pick<Way<T, Answer, unknown>, 'keeper' | 'send'>,
  attempt: OwnAttempt<T>,
): Promise<{ readonly outcome: 'sent'; readonly request: T; readonly answer: Answer }> {
  keeper.write(attempt)
  try {
    const answer = await send(attempt.request, attempt.key)
    keeper.forget(attempt.key)
    return { outcome: 'sent', request: attempt.request, answer }
  } catch (error) {
    if (soldNothing(error)) keeper.forget(attempt.key)
    throw error
  }
}
