import { CartOverlay } from '@stemside/ui/commerce/CartOverlay'
import { cartLineOf } from '@stemside/ui/content/cartLines'
import { squareOf } from '@stemside/ui/content/pictures'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { toCheckout } from '../state/toCheckout.ts'
import { useCartEvents } from '../hooks/cart/useCartEvents.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useDialog } from '../hooks/useDialog.ts'
import { useGiftOffer } from '../hooks/cart/useGiftOffer.ts'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useUncheckedCoupon } from '../hooks/cart/useUncheckedCoupon.ts'
import { useGo } from '../hooks/navigation.ts'
import { MissedSavings } from './MissedSavings.tsx'

/** Connects the cart overlay to the stores. */
export function CartPanel() {
  const stores = useStores()
  const go = useGo()
  const { isOpen, close } = useDialog('cart')
  const { isCheckoutPending, notice } = useSnapshot(stores.cart.state)
  const cart = usePricedCart()
  const { stock } = useSnapshot(stores.prices.state)
  const events = useCartEvents()
  const toy = useGiftOffer(cart)
  const isCouponUnchecked = useUncheckedCoupon(isOpen)
  // A signed-in shopper's account may have a cart, which must join this one before checkout.
  useEffect(() => {
    if (isOpen) stores.session.ask()
  }, [isOpen, stores])
  return (
    <CartOverlay
      {...events}
      isOpen={isOpen}
      onClose={close}
      cart={cart}
      isCouponUnchecked={isCouponUnchecked}
      toy={toy}
      pictureOf={squareOf}
      descriptionOf={cartLineOf}
      stock={stock}
      notice={notice}
      reasons={<MissedSavings cart={cart} />}
      isCheckoutLoading={isCheckoutPending}
      onCheckout={() =>
        void toCheckout(stores, (path) => {
          close()
          return go(path)
        })
      }
    />
  )
}
