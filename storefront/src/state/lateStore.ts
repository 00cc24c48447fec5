import { subscribeKey } from 'valtio/utils'
import type { Stores } from './createStores.ts'

/** A store that only some pages load, so `createStores` does not create it. */
export interface LateStore {
  readonly state: object
  /** Absent if the state is the shop's and not the person's. */
  readonly reset?: () => void
}

/**
 * Makes a store that is created when it is first asked for, one for each page. It is reset whenever the checkout's form
 * is emptied: when the stores are reset, and when another account signs in.
 */
export function lateStore<T extends LateStore>(
  create: (stores: Stores) => T,
): (stores: Stores) => T {
  const made = new WeakMap<Stores, T>()
  return (stores) => {
    const known = made.get(stores)
    if (known !== undefined) return known
    const store = create(stores)
    made.set(stores, store)
    subscribeKey(stores.checkout.form, 'resets', () => store.reset?.(), true)
    return store
  }
}
