import { CartOverlay } from '@stemside/ui/commerce/CartOverlay'
import { squareOf } from '@stemside/ui/content/pictures'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { toCheckout } from '../routes/toCheckout.ts'
import { useCartEvents } from '../routes/useCartEvents.ts'
import { useShop } from '../ShopContext.tsx'
import { usePricedCart } from '../routes/usePricedCart.ts'

/** The cart overlay, wired. */
export function CartPanel() {
  const shop = useShop()
  const navigate = useNavigate()
  const { isOverlayOpen, isCheckoutPending, notice } = useSnapshot(shop.cart.state)
  const cart = usePricedCart()
  const { stock } = useSnapshot(shop.market.state)
  const events = useCartEvents()
  const { pathname } = useLocation()
  // It belongs to the page that it stands before, whichever way that page is left; and to the one
  // that was on its way already when it opened: the address is that page's by then.
  const page = useRef(pathname)
  useEffect(() => {
    if (isOverlayOpen) page.current = window.location.pathname
  }, [isOverlayOpen])
  useEffect(() => {
    if (page.current !== pathname) shop.cart.setOverlay(false)
  }, [shop, pathname])
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
