import { arrivalCalendar, arrivalOf, type Order } from '@stemside/rules'
import { ThankYouScreen } from '@stemside/ui/screens/ThankYouScreen'
import { useEffect, useState } from 'react'
import { useMatch } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { getOrder } from '../api/orders.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { thankYouMeta } from '../seo/errandMeta.ts'
import { saveAsCalendar } from '../effects/saveAsFile.ts'
import { useShop } from '../hooks/ShopContext.tsx'

export function ThankYouRoute() {
  const orderId = useMatch('/thankyou/:orderId?')?.params.orderId
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <PageHead {...thankYouMeta} />
      <OrderPage
        key={`${orderId ?? ''} ${attempt}`}
        orderId={orderId}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    </>
  )
}

interface OrderPageProps {
  /** Absent on /thankyou, which shows the last order of this browser. */
  readonly orderId: string | undefined
  readonly onRetry: () => void
}

function OrderPage({ orderId, onRetry }: OrderPageProps) {
  const lookup = useOrder(orderId)
  return lookup.status === 'unreachable' ? (
    <ThankYouScreen {...lookup} onRetry={onRetry} />
  ) : lookup.status === 'found' ? (
    <ThankYouScreen {...lookup} onCalendarSave={() => saveArrival(lookup.order)} />
  ) : (
    <ThankYouScreen {...lookup} />
  )
}

function saveArrival(order: Order) {
  const arrival = arrivalOf(order)
  if (arrival === undefined) return
  const link = new URL(`/tracking?order=${encodeURIComponent(order.id)}`, window.location.href)
  saveAsCalendar(arrivalCalendar(order, arrival, link.href), `${order.id}.ics`, document)
}

type Lookup =
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly order: Order; readonly isFirstLoad: boolean }
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable' }

/** Loads the order of an id, with the e-mail address that this browser stored with it. */
function useOrder(orderId: string | undefined): Lookup {
  const { api, cart, orders } = useShop()
  const { isRestored } = useSnapshot(cart.state)
  const [answer, setAnswer] = useState<Lookup>({ status: 'loading' })
  useEffect(() => {
    if (!isRestored) return
    let isCurrent = true
    const put = (found: Lookup) => {
      if (isCurrent) setAnswer(found)
    }
    const show = (order: Order) => {
      if (isCurrent) setAnswer({ status: 'found', order, isFirstLoad: orders.greet(order.id) })
    }
    const id = orderId ?? orders.state.remembered[0]?.id
    const email = id === undefined ? undefined : orders.emailOf(id)
    if (id === undefined || email === undefined) {
      put({ status: 'unknown' })
    } else {
      getOrder(api, id, email).then(
        (order) => (order === undefined ? put({ status: 'unknown' }) : show(order)),
        () => put({ status: 'unreachable' }),
      )
    }
    return () => {
      isCurrent = false
    }
  }, [api, orders, orderId, isRestored])
  return answer
}
