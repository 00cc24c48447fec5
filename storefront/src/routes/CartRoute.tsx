import { comboHints, compareCoupons } from '@stemside/rules'
import { CartScreen } from '@stemside/ui/screens/CartScreen'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { prepareAlert } from '../frame/panels.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { cartMeta } from '../seo/pages.ts'
import { usePricedCart, useShop } from '../ShopContext.tsx'
import { couponMessage } from './couponMessage.ts'
import { toCheckout } from './toCheckout.ts'
import { useCartEvents } from './useCartEvents.ts'

export function CartRoute() {
  const shop = useShop()
  const navigate = useNavigate()
  const cart = usePricedCart()
  const events = useCartEvents()
  const { isRestored } = useSnapshot(shop.cart.state)
  const coupon = useSnapshot(shop.coupon.state)
  const { catalogue } = useSnapshot(shop.market.state)
  const hints = useMemo(
    () =>
      comboHints(cart, catalogue, coupon.applied === undefined ? {} : { coupon: coupon.applied }),
    [cart, catalogue, coupon.applied],
  )
  useEffect(prepareAlert, [])
  const submitCoupon = (code: string) =>
    shop.coupon.submit(code, cart.country, (current, typed) =>
      compareCoupons(cart, catalogue, current, typed),
    )
  return (
    <>
      <PageHead {...cartMeta} />
      <CartScreen
        {...events}
        cart={cart}
        isLoading={!isRestored}
        hints={hints}
        onAddMissing={(skus) => shop.cart.addAll(skus)}
        couponMessage={couponMessage(coupon, cart, catalogue)}
        couponWay={
          coupon.weaker && {
            label: `Use ${coupon.weaker.coupon.code} anyway`,
            onPress: () => shop.coupon.acceptWeaker(),
          }
        }
        isCouponPending={coupon.attempt === 'looking'}
        onCouponSubmit={(code) => void submitCoupon(code)}
        onCouponRemove={() => shop.coupon.remove()}
        onCheckout={() => void toCheckout(shop, navigate)}
      />
    </>
  )
}
