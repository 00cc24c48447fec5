import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from './StoresContext.tsx'
import { useGo, usePageLocation } from './navigation.ts'

/**
 * How long checkout shows a placed order before the order's own page opens, in milliseconds
 * (specification §9).
 */
const thankYouPause = 500

/**
 * After an order is placed, opens its page. A shopper who has left checkout meanwhile gets a notice
 * with a link to it.
 */
export function useOrderEnd(): void {
  const { checkout, notices } = useStores()
  const go = useGo()
  const { pathname } = usePageLocation()
  const { status, orderId } = useSnapshot(checkout.state)
  useEffect(() => {
    if (status !== 'placed' || orderId === undefined) return
    const page = `/thankyou/${encodeURIComponent(orderId)}`
    const open = () => void go(page)
    if (pathname === page) return checkout.finish()
    if (pathname !== '/checkout/guest') {
      checkout.finish()
      notices.show({
        id: 'order-placed',
        message: `Your order ${orderId} is placed.`,
        action: { label: 'See it', onPress: open },
      })
      return
    }
    // Until that page is here, checkout shows what was bought: its cart is empty already.
    const timer = setTimeout(open, thankYouPause)
    return () => clearTimeout(timer)
  }, [checkout, notices, go, pathname, status, orderId])
}
