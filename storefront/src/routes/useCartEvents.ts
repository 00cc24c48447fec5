import type { CartOverlayProps } from '@stemside/ui/commerce/CartOverlay'
import { useSnapshot } from 'valtio'
import { useShop } from '../ShopContext.tsx'

type CartEvents = Required<
  Pick<CartOverlayProps, 'onQuantityChange' | 'onRemove' | 'onComboRemove'>
> &
  Pick<CartOverlayProps, 'undo'>

/** What a shopper can do to the cart's lines, wherever they are shown. */
export function useCartEvents(): CartEvents {
  const { cart, market } = useShop()
  const { undo } = useSnapshot(cart.state)
  return {
    onQuantityChange: (sku, quantity) => cart.setQuantity(sku, quantity, market.state.catalogue),
    onRemove: (sku, count) => cart.removeLine(sku, count, market.state.catalogue),
    onComboRemove: (comboId) => cart.removeCombo(comboId, market.state.catalogue),
    undo:
      undo && !undo.isAboutCoupon
        ? { message: undo.message, onUndo: () => cart.undoRemoval() }
        : undefined,
  }
}
