import { arrivalOf, type Order, type OrderWithReturns } from '@stemside/rules'
import type { TrackingValues } from '@stemside/ui/forms/TrackingForm'
import type { ActionMessage } from '@stemside/ui/screens/OrderScreen'
import { TrackingScreen, type Tracking } from '@stemside/ui/screens/TrackingScreen'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { getOrder } from '../api/orders.ts'
import { prepareAlert } from '../frame/panels.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { useOrderCancel } from '../hooks/useOrderCancel.ts'
import { useOrderAccess } from '../hooks/useOrderAccess.ts'
import { useSessionAtOnce } from '../hooks/useSessionAtOnce.ts'
import { useMailLinks } from '../hooks/useMailLinks.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { useNow } from '../hooks/useNow.ts'
import { reorder } from '../state/reorder.ts'

const meta = privateMeta(
  '/tracking',
  'Track an order',
  'Where your order is, by its number and your email. No account needed.',
)

/**
 * /tracking. `?order=` fills in the order number, and looks up an order that this browser placed, that a mail has
 * opened, or whose owner is signed in.
 */
export function TrackingRoute() {
  useMailLinks()
  const resets = useResets()
  const [parameters] = useSearchParams()
  return (
    <>
      <PageHead {...meta} />
      {/* A reset and another order remount the page: nothing stays for the next account, no message for the next order. */}
      <TrackedOrder key={`${resets} ${parameters.get('order')}`} />
    </>
  )
}

function TrackedOrder() {
  const stores = useStores()
  const { api, cart, dialogs, prices, orders } = stores
  const [isOrderingAgain, setOrderingAgain] = useState(false)
  const [message, setMessage] = useState<ActionMessage>()
  const { country } = useSnapshot(prices.state)
  const { status, user } = useSessionAtOnce()
  const now = useNow()
  const [parameters] = useSearchParams()
  const { isRestored } = useSnapshot(cart.state)
  const { remembered } = useSnapshot(orders.state)
  const [tracking, setTracking] = useState<Tracking>({ status: 'idle' })
  const lookUps = useRef(0)
  /** The order of the last look-up by the form. */
  const typedId = useRef<string>(undefined)
  /** Looks an order up. The answer of an earlier look-up that is still awaited counts no more. */
  const lookUp = useCallback(
    async (id: string, email: string | undefined) => {
      lookUps.current += 1
      const number = lookUps.current
      const result = await getOrder(api, id, email).then(
        // A shopper who typed no email address need not hear that it is wrong. The form is there.
        (order) => resultOf(order, email === undefined ? 'idle' : 'unknown'),
        (): Tracking => ({ status: 'unreachable' }),
      )
      if (number === lookUps.current) setTracking(result)
    },
    [api],
  )
  const cancel = useOrderCancel((cancelled, text) => {
    setTracking(resultOf({ ...cancelled, returns: [] }, 'unknown'))
    setMessage({ tone: 'success', text })
  })
  const orderAgain = async (order: Order) => {
    setOrderingAgain(true)
    cancel.clear()
    setMessage({ tone: 'success', text: await reorder(stores, order) })
    setOrderingAgain(false)
  }
  const signIn = ({ customer }: Order, next: string) =>
    dialogs.open({ id: 'account', request: { mode: 'login', email: customer.email, next } })
  const track = (values: TrackingValues) => {
    setTracking({ status: 'looking' })
    setMessage(undefined)
    cancel.clear()
    typedId.current = values.orderId
    void lookUp(values.orderId, values.email)
  }
  // The orders in storage are read only after hydration.
  const orderId = isRestored ? (parameters.get('order') ?? '') : ''
  const access = useOrderAccess(orderId === '' ? undefined : orderId)
  const { email } = access
  const isOpen = access.status === 'open'
  // The shopper may have typed another order's number since. Only the store decides what is done.
  const isBuyerOf = ({ id, customer }: Order) =>
    (access.isByMail && id === orderId) ||
    user?.email.toLowerCase() === customer.email.toLowerCase()
  const isBuyer = tracking.status === 'found' && isBuyerOf(tracking.order)
  useEffect(() => {
    // The popup that asks before an order is cancelled.
    if (isBuyer) prepareAlert()
  }, [isBuyer])
  useEffect(() => {
    // The session may be known only after the shopper has typed.
    if (!isOpen || typedId.current === orderId) return
    typedId.current = undefined
    void lookUp(orderId, email)
  }, [lookUp, orderId, isOpen, email])
  return (
    <TrackingScreen
      // The form reads its initial values once, so `?order=` mounts it again. Without it, the form
      // keeps what was typed early.
      key={orderId}
      country={country}
      now={now}
      tracking={tracking}
      orderIds={isRestored ? remembered.map(({ id }) => id) : undefined}
      initialValues={{ orderId, email: email ?? '' }}
      onTrack={track}
      onOrderAgain={(order) => void orderAgain(order)}
      pending={cancel.isPending ? 'cancel' : isOrderingAgain ? 'again' : undefined}
      message={cancel.failure === undefined ? message : { tone: 'danger', text: cancel.failure }}
      isBuyer={isBuyer}
      onOrderCancel={(order) => {
        setMessage(undefined)
        cancel.ask(order)
      }}
      onSignIn={status === 'unauthenticated' ? signIn : undefined}
      onPrint={() => window.print()}
    />
  )
}

function resultOf(order: OrderWithReturns | undefined, otherwise: 'idle' | 'unknown'): Tracking {
  return order === undefined
    ? { status: otherwise }
    : { status: 'found', order, returns: order.returns, delivery: arrivalOf(order) }
}
