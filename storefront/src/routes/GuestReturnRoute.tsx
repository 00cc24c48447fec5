import { GuestReturnScreen } from '@stemside/ui/screens/GuestReturnScreen'
import { MissingPart } from '@stemside/ui/shell/MissingPart'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { getOrder } from '../api/orders.ts'
import type { AccountOrders } from '../api/accountOrders.ts'
import { useMailLinks } from '../hooks/useMailLinks.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { OneReturn } from './OneReturn.tsx'

const meta = privateMeta(
  '/returns',
  'Send something back',
  'Units of an order that come back to us, for its buyer. No account needed.',
)

/** /returns?order=: sends units back without an account, if the key in a mail has opened the order (§4.76). */
export function GuestReturnRoute() {
  useMailLinks()
  const resets = useResets()
  const [parameters] = useSearchParams()
  const { isRestored } = useSnapshot(useStores().cart.state)
  // The prerendered page knows no order. The query counts once the page has hydrated.
  const orderId = isRestored ? (parameters.get('order') ?? '') : undefined
  return (
    <>
      <PageHead {...meta} />
      {/* A reset remounts the page, so that nothing stays for the next account. */}
      <OpenedOrder key={`${resets} ${orderId}`} orderId={orderId} />
    </>
  )
}

type Lookup =
  | { readonly status: 'loading' | 'locked' | 'unreachable' }
  | { readonly status: 'open'; readonly own: AccountOrders }

function OpenedOrder({ orderId }: { readonly orderId: string | undefined }) {
  const { api, dialogs } = useStores()
  const [lookup, setLookup] = useState<Lookup>({ status: 'loading' })
  const lookUp = useCallback(
    async (id: string): Promise<Lookup> => {
      const order = id === '' ? undefined : await getOrder(api, id)
      if (order === undefined) return { status: 'locked' }
      return { status: 'open', own: { orders: [order], returns: order.returns } }
    },
    [api],
  )
  const { status } = lookup
  useEffect(() => {
    if (orderId === undefined || status !== 'loading') return undefined
    let isOver = false
    const put = (next: Lookup) => {
      if (!isOver) setLookup(next)
    }
    lookUp(orderId).then(put, () => put({ status: 'unreachable' }))
    return () => {
      isOver = true
    }
  }, [lookUp, orderId, status])

  if (lookup.status === 'unreachable') {
    return <MissingPart what="Your order" onRetry={() => setLookup({ status: 'loading' })} />
  }
  const id = orderId ?? ''
  const next = `/profile/returns${id && `?order=${encodeURIComponent(id)}`}`
  return (
    <GuestReturnScreen
      orderId={id}
      status={lookup.status}
      onLogIn={() => dialogs.open({ id: 'account', request: { mode: 'login', next } })}
    >
      {lookup.status === 'open' && (
        <OneReturn
          orderId={id}
          own={lookup.own}
          isGuest
          onOwnChange={(own) => setLookup({ status: 'open', own })}
        />
      )}
    </GuestReturnScreen>
  )
}
