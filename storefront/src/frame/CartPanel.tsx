import { CartOverlay } from '@stemside/ui/commerce/CartOverlay'
import { squareOf } from '@stemside/ui/content/pictures'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useCartEvents } from '../routes/useCartEvents.ts'
import { useShop } from '../ShopContext.tsx'
import { usePricedCart } from '../routes/usePricedCart.ts'

/** The cart overlay, wired. */
export function CartPanel() {
  const shop = useShop()
  const navigate = useNavigate()
  const cart = usePricedCart()
  const { isOverlayOpen, notice } = useSnapshot(shop.cart.state)
  const { stock } = useSnapshot(shop.market.state)
  const events = useCartEvents()
  return (
    <CartOverlay
      {...events}
      isOpen={isOverlayOpen}
      onOpenChange={(isOpen) => shop.cart.setOverlay(isOpen)}
      cart={cart}
      pictureOf={squareOf}
      stock={stock}
      notice={notice}
      onCheckout={() => {
        shop.cart.setOverlay(false)
        void navigate('/cart')
      }}
    />
  )
}
