import { proxy } from 'valtio'

/** An order that was placed in this browser, and the address that opens it again. */
export interface RememberedOrder {
  readonly id: string
  readonly email: string
  /** Its thank-you page has not been opened yet (specification §4, the first-load flag). */
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
    /** Sets what an earlier visit remembered. */
    restore(remembered: readonly RememberedOrder[]) {
      state.remembered = remembered
    },
    remember(order: RememberedOrder) {
      const others = state.remembered.filter(({ id }) => id !== order.id)
      state.remembered = [order, ...others].slice(0, most)
    },
    /** Whether an order's thank-you page opens for the first time; from then on it does not. */
    greet(id: string): boolean {
      const isFirst = state.remembered.some((order) => order.id === id && order.isFresh)
      state.remembered = state.remembered.map((order) =>
        order.id === id ? { id, email: order.email } : order,
      )
      return isFirst
    },
    emailOf(id: string): string | undefined {
      return state.remembered.find((order) => order.id === id)?.email
    },
  }
}
