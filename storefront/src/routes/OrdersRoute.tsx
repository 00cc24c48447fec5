import type { Order } from '@stemside/rules'
import { OrderScreen, type ActionMessage } from '@stemside/ui/screens/OrderScreen'
import { OrdersScreen } from '@stemside/ui/screens/OrdersScreen'
import { useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { getAccountOrders, type AccountOrders } from '../api/accountOrders.ts'
import { prepareAlert } from '../frame/panels.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useNow } from '../hooks/useNow.ts'
import { useOrderCancel } from '../hooks/useOrderCancel.ts'
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
  const [isOrderingAgain, setOrderingAgain] = useState(false)
  const [message, setMessage] = useState<ActionMessage>()
  const order = own.orders.find((one) => one.id === id)
  const cancel = useOrderCancel((cancelled, text) => {
    onOwnChange({
      ...own,
      orders: own.orders.map((one) => (one.id === cancelled.id ? cancelled : one)),
    })
    setMessage({ tone: 'success', text })
  })
  useEffect(prepareAlert, [])

  const orderAgain = async (chosen: Order) => {
    setOrderingAgain(true)
    cancel.clear()
    const text = await reorder(stores, chosen)
    setOrderingAgain(false)
    setMessage({ tone: 'success', text })
  }

  return (
    <OrderScreen
      order={order}
      returns={own.returns.filter(({ orderId }) => orderId === id)}
      now={now}
      pending={cancel.isPending ? 'cancel' : isOrderingAgain ? 'again' : undefined}
      message={cancel.failure === undefined ? message : { tone: 'danger', text: cancel.failure }}
      onOrderCancel={() => {
        if (order === undefined) return
        setMessage(undefined)
        cancel.ask(order)
      }}
      onOrderAgain={() => {
        if (order !== undefined) void orderAgain(order)
      }}
      onPrint={() => window.print()}
    />
  )
}
