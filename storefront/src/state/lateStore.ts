import { subscribeKey } from 'valtio/utils'
import type { Shop } from './createShop.ts'

/** A store that only some pages load, so `createShop` does not create it. */
export interface LateStore {
  readonly state: object
  /** Absent if the state is the shop's and not the person's. */
  readonly reset?: () => void
}

/**
 * Makes a store that is created when it is first asked for, one for each shop. It is reset whenever the checkout's form
 * is emptied: when the shop is reset, and when another account signs in.
 */
export function lateStore<T extends LateStore>(create: (shop: Shop) => T): (shop: Shop) => T {
  const stores = new WeakMap<Shop, T>()
  return (shop) => {
    const known = stores.get(shop)
    if (known !== undefined) return known
    const store = create(shop)
    stores.set(shop, store)
    subscribeKey(shop.checkout.form, 'resets', () => store.reset?.(), true)
    return store
  }
}
