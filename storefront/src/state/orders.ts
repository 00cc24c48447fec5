import { proxy } from 'valtio'

/** An order that was placed in this browser, and the email address that opens it again. */
export interface RememberedOrder {
  readonly id: string
  readonly email: string
  /** The email address of the account that was signed in; absent for a guest's order. */
  readonly account?: string
  /** Whether its thank-you page has not been opened yet (specification §4, the first-load flag). */
  readonly isFresh?: boolean
}

/** How many orders a browser remembers. */
const most = 20

/** The orders of this browser, newest first, so that /thankyou/{orderId} opens after a reload. */
export function createOrdersStore() {
  const state = proxy<{ remembered: readonly RememberedOrder[] }>({ remembered: [] })
  return {
    state: state as Readonly<typeof state>,
    reset() {
      state.remembered = []
    },
    /** Sets the orders of earlier visits. */
    restore(remembered: readonly RememberedOrder[]) {
      state.remembered = remembered
    },
    /** Forgets the orders of other accounts. A guest's orders stay: the guest may be the one who signs in. */
    forgetOthers(account: string) {
      const { remembered } = state
      const own = remembered.filter((order) => (order.account ?? account) === account)
      if (own.length < remembered.length) state.remembered = own
    },
    remember(order: RememberedOrder) {
      const others = state.remembered.filter(({ id }) => id !== order.id)
      state.remembered = [order, ...others].slice(0, most)
    },
    /**
     * Returns true on the first call for an order, so that its thank-you page knows its first
     * opening.
     */
    greet(id: string): boolean {
      const isFirst = state.remembered.some((order) => order.id === id && order.isFresh)
      state.remembered = state.remembered.map(({ isFresh, ...order }) =>
        order.id === id || isFresh === undefined ? order : { ...order, isFresh },
      )
      return isFirst
    },
    emailOf(id: string): string | undefined {
      return state.remembered.find((order) => order.id === id)?.email
    },
  }
}
