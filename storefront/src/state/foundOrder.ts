import type { Order } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { getOrder } from '../api/orders.ts'
import type { Stores } from './createStores.ts'
import { lateStore } from './lateStore.ts'

/** The result of looking up an order. */
type Lookup =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly order: Order; readonly isFirstLoad: boolean }
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }

/** The order that /thankyou shows, with name, address and email. */
function createFoundOrder({ api, orders }: Stores) {
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

    /** Looks an order up, by its email address or, without it, by the session. */
    async lookUp(id: string, email: string | undefined): Promise<void> {
      lookUps += 1
      const number = lookUps
      state.lookup = { status: 'loading' }
      const answer = await getOrder(api, id, email).catch(() => 'unreachable' as const)
      if (number !== lookUps) return
      if (answer === 'unreachable') state.lookup = { status: 'unreachable' }
      else if (answer === undefined) state.lookup = { status: 'unknown' }
      else state.lookup = { status: 'found', order: ref(answer), isFirstLoad: orders.greet(id) }
    },
  }
}

/** A shop's store of the order on /thankyou. */
export const foundOrderOf = lateStore(createFoundOrder)
