import type { Asked as WireAsked } from '@stemside/rules/contract'

/**
 * What the store says about an idempotency key: nothing came of it, it is in progress, or it is done. `made` is what
 * the store tells of a request that is done.
 */
export type Asked<Made = undefined> =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'placed'; readonly made: Made }

/** An answer that tells nothing of what was made. */
export function askedFrom({ state }: Pick<WireAsked, 'state'>): Asked {
  return state === 'placed' ? { state, made: undefined } : { state }
}
