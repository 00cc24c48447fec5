import type { PricedCart } from '@stemside/rules'
import { CheckoutScreen } from '@stemside/ui/screens/CheckoutScreen'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { detailsOf } from '../payments/detailsOf.ts'
import { prepareAlert } from '../frame/panels.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { checkoutMeta } from '../seo/pages.ts'
import { usePricedCart, useShop } from '../ShopContext.tsx'
import { placeOrder } from '../state/purchase.ts'

/** How long a placed order is shown before its own page comes, in milliseconds (specification §9). */
const thankYouPause = 500

export function CheckoutRoute() {
  const shop = useShop()
  const cart = usePricedCart()
  const { isRestored } = useSnapshot(shop.cart.state)
  const { status, message } = useSnapshot(shop.checkout.state)
  // A placed order empties the cart; what was bought stays in view until the next page.
  const [bought, setBought] = useState<PricedCart>()
  useThankYouPage()
  useEffect(prepareAlert, [])
  return (
    <>
      <PageHead {...checkoutMeta} />
      <CheckoutScreen
        cart={(status === 'placed' ? bought : undefined) ?? cart}
        isLoading={!isRestored}
        error={message}
        isPlacing={status === 'placing' || status === 'placed'}
        onSubmit={(order) => {
          setBought(cart)
          void placeOrder(shop, detailsOf(order, cart.country))
        }}
      />
    </>
  )
}

/** Goes to the order's own page once there is one. */
function useThankYouPage() {
  const { checkout } = useShop()
  const navigate = useNavigate()
  const { status, orderId } = useSnapshot(checkout.state)
  useEffect(() => {
    if (status !== 'placed' || orderId === undefined) return
    const timer = setTimeout(() => {
      checkout.reset()
      void navigate(`/thankyou/${encodeURIComponent(orderId)}`)
    }, thankYouPause)
    return () => clearTimeout(timer)
  }, [checkout, navigate, status, orderId])
}
