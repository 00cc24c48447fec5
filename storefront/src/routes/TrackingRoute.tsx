import { arrivalOf, type Order, type OrderWithReturns } from '@stemside/rules'
import { TrackingScreen, type Tracking } from '@stemside/ui/screens/TrackingScreen'
import type { TrackingValues } from '@stemside/ui/forms/TrackingForm'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { getOrder } from '../api/orders.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
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
  return (
    <>
      <PageHead {...meta} />
      {/* A reset remounts the page, so that nothing stays for the next account. */}
      <TrackedOrder key={resets} />
    </>
  )
}

function TrackedOrder() {
  const stores = useStores()
  const { api, cart, dialogs, prices, orders } = stores
  const [isOrderingAgain, setOrderingAgain] = useState(false)
  const [message, setMessage] = useState<string>()
  const { country } = useSnapshot(prices.state)
  const { status } = useSessionAtOnce()
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
  const orderAgain = async (order: Order) => {
    setOrderingAgain(true)
    setMessage(await reorder(stores, order))
    setOrderingAgain(false)
  }
  const signIn = ({ customer }: Order, next: string) =>
    dialogs.open({ id: 'account', request: { mode: 'login', email: customer.email, next } })
  const track = (values: TrackingValues) => {
    setTracking({ status: 'looking' })
    setMessage(undefined)
    typedId.current = values.orderId
    void lookUp(values.orderId, values.email)
  }
  // The orders in storage are read only after hydration.
  const orderId = isRestored ? (parameters.get('order') ?? '') : ''
  const access = useOrderAccess(orderId === '' ? undefined : orderId)
  const { email } = access
  const isOpen = access.status === 'open'
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
      isOrderingAgain={isOrderingAgain}
      message={message}
      isOpenedByMail={access.isByMail}
      onSignIn={status === 'unauthenticated' ? signIn : undefined}
      onSlipPrint={() => window.print()}
    />
  )
}

function resultOf(order: OrderWithReturns | undefined, otherwise: 'idle' | 'unknown'): Tracking {
  return order === undefined
    ? { status: otherwise }
    : { status: 'found', order, returns: order.returns, delivery: arrivalOf(order) }
}
