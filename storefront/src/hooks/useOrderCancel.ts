import { formatMoney, refundOfCancelling, type Order } from '@stemside/rules'
import { cancelOrder } from '../api/accountOrders.ts'
import { getOrder } from '../api/orders.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { useStores } from './StoresContext.tsx'
import { useAccountChange } from './useAccountChange.ts'

export interface OrderCancel {
  /** Whether a cancellation is being sent. */
  readonly isPending: boolean
  /** Why the last one failed. */
  readonly failure: string | undefined
  /** Forgets the failure. */
  readonly clear: () => void
  /** Asks the shopper, then cancels the order. */
  readonly ask: (order: Order) => void
}

/**
 * Cancels orders, after a confirmation.
 * @param onCancelled - called with the cancelled order, and with a sentence about it for the shopper
 */
export function useOrderCancel(
  onCancelled: (cancelled: Order, message: string) => void,
): OrderCancel {
  const { dialogs } = useStores()
  const { run, isPending, message, clear } = useAccountChange()
  const cancel = async (order: Order) => {
    const cancelled = await run((api) => cancelOnce(api, order.id))
    if (cancelled === undefined) return
    onCancelled(cancelled, `Your order is cancelled. We give back ${refundText(order)}.`)
  }
  const ask = (order: Order) =>
    dialogs.open({
      id: 'question',
      question: {
        heading: 'Cancel this order?',
        message: `Nothing will be sent. We give back ${refundText(order)}, the way it was paid.${booksNote(order)}`,
        approve: { label: 'Cancel the order', onPress: () => void cancel(order) },
        rejectLabel: 'Keep it',
      },
    })
  return { isPending, failure: message, clear, ask }
}

/** Cancels an order. Succeeds too if an earlier try, whose answer was lost, has already cancelled it. */
async function cancelOnce(api: StoreApi, id: string): Promise<Order> {
  try {
    return await cancelOrder(api, id)
  } catch (error) {
    const order = await getOrder(api, id).catch(() => undefined)
    if (order?.status === 'cancelled') return order
    throw error
  }
}

function refundText(order: Order): string {
  return formatMoney(refundOfCancelling(order), order.country)
}

function booksNote(order: Order): string {
  return refundOfCancelling(order) < order.total ? ' Your e-storybooks stay yours.' : ''
}
