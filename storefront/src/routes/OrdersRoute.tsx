import { formatMoney, refundOfCancelling, type Order } from '@stemside/rules'
import { OrderScreen, type ActionMessage } from '@stemside/ui/screens/OrderScreen'
import { OrdersScreen } from '@stemside/ui/screens/OrdersScreen'
import { useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { cancelOrder, getAccountOrders, type AccountOrders } from '../api/accountOrders.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { prepareAlert } from '../frame/panels.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useAccountChange } from '../hooks/useAccountChange.ts'
import { useNow } from '../hooks/useNow.ts'
import { privateMeta } from '../seo/privateMeta.ts'
import { reorder } from '../state/reorder.ts'
import { SignedInPage } from './SignedInPage.tsx'

/** Also of one order, at /profile/orders/{orderId}. */
const meta = privateMeta(
  '/profile/orders',
  'Orders',
  'What you bought, how far it is, and its invoices.',
)

/** /profile/orders, and one order at /profile/orders/{orderId}. */
export function OrdersRoute() {
  const orderId = useMatch('/profile/orders/:orderId?')?.params.orderId
  return (
    <SignedInPage meta={meta} what="Your orders" read={getAccountOrders}>
      {(own, put) =>
        orderId === undefined ? (
          <OrdersScreen orders={own.orders} />
        ) : (
          <OneOrder id={orderId} own={own} onOwnChange={put} />
        )
      }
    </SignedInPage>
  )
}

interface OneOrderProps {
  readonly id: string
  readonly own: AccountOrders
  readonly onOwnChange: (own: AccountOrders) => void
}

function OneOrder({ id, own, onOwnChange }: OneOrderProps) {
  const stores = useStores()
  const now = useNow()
  const change = useAccountChange()
  const [pending, setPending] = useState<'cancel' | 'again'>()
  const [message, setMessage] = useState<ActionMessage>()
  const order = own.orders.find((one) => one.id === id)
  useEffect(prepareAlert, [])

  const cancel = async (chosen: Order) => {
    setPending('cancel')
    setMessage(undefined)
    const cancelled = await change.run((api) => cancelOnce(api, chosen.id))
    setPending(undefined)
    if (cancelled === undefined) return
    onOwnChange({
      ...own,
      orders: own.orders.map((one) => (one.id === cancelled.id ? cancelled : one)),
    })
    setMessage({
      tone: 'success',
      text: `Your order is cancelled. We give back ${refundText(chosen)}.`,
    })
  }

  const orderAgain = async (chosen: Order) => {
    setPending('again')
    change.clear()
    const text = await reorder(stores, chosen)
    setPending(undefined)
    setMessage({ tone: 'success', text })
  }

  return (
    <OrderScreen
      order={order}
      returns={own.returns.filter(({ orderId }) => orderId === id)}
      now={now}
      pending={pending}
      message={change.message === undefined ? message : { tone: 'danger', text: change.message }}
      onOrderCancel={() => {
        if (order === undefined) return
        stores.dialogs.open({
          id: 'question',
          question: {
            heading: 'Cancel this order?',
            message: `Nothing will be sent. We give back ${refundText(order)}, the way it was paid.${booksNote(order)}`,
            approve: { label: 'Cancel the order', onPress: () => void cancel(order) },
            rejectLabel: 'Keep it',
          },
        })
      }}
      onOrderAgain={() => {
        if (order !== undefined) void orderAgain(order)
      }}
      onPrint={() => window.print()}
    />
  )
}

/** Cancels an order. Succeeds too if an earlier try, whose answer was lost, has already cancelled it. */
async function cancelOnce(api: StoreApi, id: string): Promise<Order> {
  try {
    return await cancelOrder(api, id)
  } catch (error) {
    const now = await getAccountOrders(api).catch(() => undefined)
    const order = now?.orders.find((one) => one.id === id)
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
