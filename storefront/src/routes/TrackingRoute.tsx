import { estimateDelivery, parseDate, type Order } from '@stemside/rules'
import { TrackingScreen, type Tracking } from '@stemside/ui/screens/TrackingScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { getOrder } from '../api/orders.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { trackingMeta } from '../seo/errandMeta.ts'
import { useShop } from '../hooks/ShopContext.tsx'

/** /tracking. `?order=` fills in the order's number. */
export function TrackingRoute() {
  const { api, cart, orders } = useShop()
  const [parameters] = useSearchParams()
  const { isRestored } = useSnapshot(cart.state)
  const [tracking, setTracking] = useState<Tracking>({ status: 'idle' })
  const track = async (orderId: string, email: string) => {
    setTracking({ status: 'looking' })
    try {
      const order = await getOrder(api, orderId, email)
      setTracking(order === undefined ? { status: 'unknown' } : found(order))
    } catch {
      setTracking({ status: 'unreachable' })
    }
  }
  // What this browser remembers is known only once the page has hydrated.
  const orderId = isRestored ? (parameters.get('order') ?? '') : ''
  return (
    <>
      <PageHead {...trackingMeta} />
      <TrackingScreen
        // A form takes its first values once. Without `?order=` it stays, with what was entered early.
        key={orderId}
        tracking={tracking}
        initialValues={{ orderId, email: orders.emailOf(orderId) ?? '' }}
        onTrack={(values) => void track(values.orderId, values.email)}
      />
    </>
  )
}

function found(order: Order): Tracking {
  const isUnderWay = !['delivered', 'cancelled', 'returned'].includes(order.status)
  const placedOn = parseDate(order.placedAt.slice(0, 10))
  const delivery = isUnderWay && placedOn ? estimateDelivery(order.country, placedOn) : undefined
  return { status: 'found', order, delivery }
}
