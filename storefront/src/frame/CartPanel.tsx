import { CartOverlay } from '@stemside/ui/commerce/CartOverlay'
import { squareOf } from '@stemside/ui/content/pictures'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { toCheckout } from '../routes/toCheckout.ts'
import { useCartEvents } from '../routes/useCartEvents.ts'
import { useShop } from '../ShopContext.tsx'
import { useClosedWithPage } from './useClosedWithPage.ts'
import { usePricedCart } from '../routes/usePricedCart.ts'

/** The cart overlay, wired. */
export function CartPanel() {
  const shop = useShop()
  const navigate = useNavigate()
  const { isOverlayOpen, isCheckoutPending, notice } = useSnapshot(shop.cart.state)
  const cart = usePricedCart()
  const { stock } = useSnapshot(shop.market.state)
  const events = useCartEvents()
  useClosedWithPage(isOverlayOpen, () => shop.cart.setOverlay(false))
  return (
    <CartOverlay
      {...events}
      isOpen={isOverlayOpen}
      onOpenChange={(isOpen) => shop.cart.setOverlay(isOpen)}
      cart={cart}
      pictureOf={squareOf}
      stock={stock}
      notice={notice}
      isCheckoutPending={isCheckoutPending}
      onCheckout={() =>
        void toCheckout(shop, (path) => {
          shop.cart.setOverlay(false)
          return navigate(path)
        })
      }
    />
  )
}
