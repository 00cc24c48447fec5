import type { Order } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { getOrder } from '../api/orders.ts'
import type { Shop } from './createShop.ts'
import { lateStore } from './lateStore.ts'

/** The result of looking up an order. */
type Lookup =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly order: Order; readonly isFirstLoad: boolean }
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }

/** The order that /thankyou shows, with name, address and e-mail. */
function createFoundOrder({ api, orders }: Shop) {
  const state = proxy<{ lookup: Lookup }>({ lookup: { status: 'loading' } })
  /** The answer of an earlier look-up is dropped. */
  let lookUps = 0

  return {
    state: state as Readonly<typeof state>,

    /** Forgets the order, also one that is being looked up. */
    reset() {
      lookUps += 1
      state.lookup = { status: 'loading' }
    },

    /** Looks an order up, by its e-mail address or, without it, by the session. */
    async lookUp(id: string, email: string | undefined): Promise<void> {
      lookUps += 1
      const number = lookUps
      state.lookup = { status: 'loading' }
      let next: Lookup
      try {
        const order = await getOrder(api, id, email)
        if (number !== lookUps) return
        next =
          order === undefined
            ? { status: 'unknown' }
            : { status: 'found', order: ref(order), isFirstLoad: orders.greet(id) }
      } catch {
        next = { status: 'unreachable' }
      }
      if (number === lookUps) state.lookup = next
    },
  }
}

/** A shop's store of the order on /thankyou. */
export const foundOrderOf = lateStore(createFoundOrder)
