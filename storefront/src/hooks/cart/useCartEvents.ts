import type { CartOverlayProps } from '@stemside/ui/commerce/CartOverlay'
import { gamepadOfferFor } from '@stemside/rules'
import { useSnapshot } from 'valtio'
import { useStores } from '../StoresContext.tsx'
import { cartOf } from '../../state/cart.ts'

type CartEvents = Required<
  Pick<CartOverlayProps, 'onQuantityChange' | 'onRemove' | 'onComboRemove'>
> &
  Pick<CartOverlayProps, 'undo' | 'gamepadOffer'>

/** The events of cart lines, the same wherever lines are shown. */
export function useCartEvents(): CartEvents {
  const { cart, coupon, prices } = useStores()
  const { undo, lines, gift } = useSnapshot(cart.state)
  const { catalogue, stock } = useSnapshot(prices.state)
  const { applied } = useSnapshot(coupon.state)
  const gamepadOffer = gamepadOfferFor(cartOf({ lines, gift }), catalogue, {
    coupon: applied,
    stock,
  })
  return {
    gamepadOffer: gamepadOffer && {
      ...gamepadOffer,
      onAdd: () => cart.addGamepad(prices.state.catalogue, prices.state.stock),
    },
    onQuantityChange: (sku, quantity) => cart.setQuantity(sku, quantity, prices.state.catalogue),
    onRemove: (sku, count) => cart.removeLine(sku, count, prices.state.catalogue),
    onComboRemove: (comboId) => cart.removeCombo(comboId, prices.state.catalogue),
    undo:
      undo && !undo.isAboutCoupon
        ? { message: undo.message, onUndo: () => cart.undoRemoval() }
        : undefined,
  }
}
