import { arrivalCalendar, arrivalOf, type Order } from '@stemside/rules'
import { ThankYouScreen } from '@stemside/ui/screens/ThankYouScreen'
import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { saveAsCalendar } from '../effects/saveAsFile.ts'
import { useOrderAccess } from '../hooks/useOrderAccess.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { foundOrderOf } from '../state/foundOrder.ts'

const meta = privateMeta('/thankyou', 'Thank you', 'Your order, and where it stands.')

export function ThankYouRoute() {
  const orderId = useMatch('/thankyou/:orderId?')?.params.orderId
  const resets = useResets()
  return (
    <>
      <PageHead {...meta} />
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
  const stores = useStores()
  const found = foundOrderOf(stores)
  const { remembered } = useSnapshot(stores.orders.state)
  const { lookup } = useSnapshot(found.state)
  const id = orderId ?? remembered[0]?.id
  const { status, email, retry } = useOrderAccess(id)
  const isOpen = status === 'open'
  useEffect(() => {
    if (id === undefined || !isOpen) return undefined
    void found.lookUp(id, email)
    return () => found.reset()
  }, [found, id, isOpen, email])
  if (status === 'waiting') return <ThankYouScreen status="loading" />
  if (status === 'closed') {
    const logIn = () => stores.dialogs.open({ id: 'account', request: { mode: 'login' } })
    return <ThankYouScreen status="unknown" onLogIn={id === undefined ? undefined : logIn} />
  }
  if (status === 'unreachable') return <ThankYouScreen status={status} onRetry={retry} />
  switch (lookup.status) {
    case 'found':
      return <ThankYouScreen {...lookup} onCalendarSave={() => saveArrival(lookup.order)} />
    case 'unreachable':
      return (
        <ThankYouScreen
          {...lookup}
          onRetry={() => id !== undefined && void found.lookUp(id, email)}
        />
      )
    default:
      return <ThankYouScreen {...lookup} />
  }
}

function saveArrival(order: Order) {
  const arrival = arrivalOf(order)
  if (arrival === undefined) return
  const link = new URL(`/tracking?order=${encodeURIComponent(order.id)}`, window.location.href)
  saveAsCalendar(arrivalCalendar(order, arrival, link.href), `${order.id}.ics`, document)
}
