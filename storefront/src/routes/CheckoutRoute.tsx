import type { PricedCart } from '@stemside/rules'
import { CheckoutScreen } from '@stemside/ui/screens/CheckoutScreen'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { detailsOf, formValuesOf } from '../payments/detailsOf.ts'
import { prepareAlert } from '../frame/panels.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { checkoutMeta } from '../seo/errandMeta.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { placeOrder, watchTotal } from '../state/purchase.ts'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useToday } from '../hooks/useToday.ts'

export function CheckoutRoute() {
  const shop = useShop()
  const cart = usePricedCart()
  const today = useToday()
  const { isRestored } = useSnapshot(shop.cart.state)
  const { status, message, lastPurchase } = useSnapshot(shop.checkout.state)
  // A placed order empties the cart; what was bought stays in view until the next page.
  const [bought, setBought] = useState<PricedCart>()
  // Read once: the form mounts when the stored cart is known, and keeps its fields itself from then on.
  const initialValues = useMemo(
    () =>
      isRestored
        ? { ...(lastPurchase && formValuesOf(lastPurchase)), ...shop.checkout.draft() }
        : undefined,
    [shop, isRestored, lastPurchase],
  )
  useEffect(prepareAlert, [])
  useEffect(() => {
    if (isRestored) return watchTotal(shop)
    return undefined
  }, [shop, isRestored])
  return (
    <>
      <PageHead {...checkoutMeta} />
      <CheckoutScreen
        cart={(status === 'placed' ? bought : undefined) ?? cart}
        isLoading={!isRestored}
        initialValues={initialValues}
        onFieldChange={(name, value) => shop.checkout.keepField(name, value)}
        today={today}
        error={message}
        isPlacing={status === 'placing' || status === 'placed'}
        onSubmit={(order) => {
          setBought(cart)
          void placeOrder(shop, detailsOf(order, cart.country, today))
        }}
      />
    </>
  )
}
