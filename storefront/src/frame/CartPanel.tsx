import { CartOverlay } from '@stemside/ui/commerce/CartOverlay'
import { squareOf } from '@stemside/ui/content/pictures'
import { useSnapshot } from 'valtio'
import { toCheckout } from '../state/toCheckout.ts'
import { useCartEvents } from '../hooks/useCartEvents.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { useClosedWithPage } from '../hooks/useClosedWithPage.ts'
import { usePricedCart } from '../hooks/usePricedCart.ts'
import { useGo } from '../hooks/places.ts'

/** The cart overlay, wired. */
export function CartPanel() {
  const shop = useShop()
  const go = useGo()
  const { isOverlayOpen, isCheckoutPending, notice } = useSnapshot(shop.cart.state)
  const cart = usePricedCart()
  const { stock } = useSnapshot(shop.market.state)
  const events = useCartEvents()
  useClosedWithPage(isOverlayOpen, () => shop.cart.setOverlay(false))
  return (
    <CartOverlay
      {...events}
      isOpen={isOverlayOpen}
      onClose={() => shop.cart.setOverlay(false)}
      cart={cart}
      pictureOf={squareOf}
      stock={stock}
      notice={notice}
      isCheckoutLoading={isCheckoutPending}
      onCheckout={() =>
        void toCheckout(shop, (path) => {
          shop.cart.setOverlay(false)
          return go(path)
        })
      }
    />
  )
}
