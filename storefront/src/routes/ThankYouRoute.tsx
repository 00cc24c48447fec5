import { arrivalCalendar, arrivalOf, type Order } from '@stemside/rules'
import { ThankYouScreen } from '@stemside/ui/screens/ThankYouScreen'
import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { PageHead } from '../seo/PageHead.tsx'
import { thankYouMeta } from '../seo/errandMeta.ts'
import { saveAsCalendar } from '../effects/saveAsFile.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { foundOrderOf } from '../state/foundOrder.ts'

export function ThankYouRoute() {
  const orderId = useMatch('/thankyou/:orderId?')?.params.orderId
  const { resets } = useSnapshot(useShop().checkout.form)
  return (
    <>
      <PageHead {...thankYouMeta} />
      {/* A reset remounts the page, which then knows no order. */}
      <FoundOrder key={resets} orderId={orderId} />
    </>
  )
}

interface FoundOrderProps {
  /** Absent on /thankyou, which shows the last order of this browser. */
  readonly orderId: string | undefined
}

function FoundOrder({ orderId }: FoundOrderProps) {
  const shop = useShop()
  const found = foundOrderOf(shop)
  const { isRestored } = useSnapshot(shop.cart.state)
  const { lookup } = useSnapshot(found.state)
  useEffect(() => {
    if (!isRestored) return undefined
    void found.lookUp(orderId)
    return () => found.reset()
  }, [found, orderId, isRestored])
  return lookup.status === 'unreachable' ? (
    <ThankYouScreen {...lookup} onRetry={() => void found.lookUp(orderId)} />
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
