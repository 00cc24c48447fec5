import type { IsoDate } from '@stemside/rules'
import { proxy } from 'valtio'
import type { Shop } from './createShop.ts'

/**
 * The day before which the shopper wants the order, such as a birthday. It may be a child's birthday, so it
 * is stored nowhere and is gone with the page.
 */
function createNeededBy() {
  const state = proxy<{ day: IsoDate | undefined }>({ day: undefined })
  return {
    state: state as Readonly<typeof state>,
    reset() {
      state.day = undefined
    },
    choose(day: IsoDate | undefined) {
      state.day = day
    },
  }
}

const stores = new WeakMap<Shop, ReturnType<typeof createNeededBy>>()

/** A shop's store. It is not part of `createShop`, because only pages that ask for the day load it. */
export function neededByOf(shop: Shop) {
  const store = stores.get(shop) ?? createNeededBy()
  stores.set(shop, store)
  return store
}
