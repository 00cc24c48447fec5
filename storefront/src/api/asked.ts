import type { Asked as WireAsked, WireAskedSale } from '@stemside/rules/contract'

/**
 * What the store says about an idempotency key: nothing came of it, it is in progress, or it is done. `made` is what
 * the store tells of a request that is done.
 */
export type Asked<Made = undefined> =
  | { readonly state: 'none' | 'running' }
  | { readonly state: 'placed'; readonly made: Made }

/** The state of a payment that has bought nothing yet. */
export function openState({ state }: Pick<WireAskedSale, 'state'>): 'none' | 'running' {
  return state === 'running' || state === 'unconfirmed' ? 'running' : 'none'
}

/** An answer that tells nothing of what was made. */
export function askedFrom({ state }: Pick<WireAsked, 'state'>): Asked {
  return state === 'placed' ? { state, made: undefined } : { state }
}
