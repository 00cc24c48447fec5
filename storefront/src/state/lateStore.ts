import type { Shop } from './createShop.ts'

/** A store that only some pages load, so `createShop` does not create it. */
export interface LateStore {
  readonly reset: () => void
}

/**
 * Returns the function that gives a shop's store. The first call creates the store and adds it to `shop.late`, so a
 * reset of the shop also resets it.
 */
export function lateStore<T extends LateStore>(create: (shop: Shop) => T): (shop: Shop) => T {
  const stores = new WeakMap<Shop, T>()
  return (shop) => {
    const store = stores.get(shop) ?? create(shop)
    stores.set(shop, store)
    shop.late.add(store)
    return store
  }
}
