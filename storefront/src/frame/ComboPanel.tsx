import { combos } from '@stemside/rules'
import { squareOf } from '@stemside/ui/content/pictures'
import { ComboPopup } from '@stemside/ui/popups/ComboPopup'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { usePricedCart } from '../hooks/usePricedCart.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { hintsOf } from '../state/hintsOf.ts'
import { mendCart } from '../state/mendCart.ts'

/** The popup of a combo that no longer forms, wired. */
export function ComboPanel() {
  const shop = useShop()
  const { cart, coupon, market, popups } = shop
  const { violation } = useSnapshot(popups.state)
  const { catalogue, country, stock } = useSnapshot(market.state)
  const { applied } = useSnapshot(coupon.state)
  const priced = usePricedCart()
  // What it says stays while it closes.
  const [last, setLast] = useState(violation?.comboId)
  if (violation?.comboId !== undefined && violation.comboId !== last) setLast(violation.comboId)
  const combo = combos.find(({ id }) => id === last)
  if (combo === undefined) return null
  const hint = hintsOf(priced, catalogue, applied, stock).find(({ id }) => id === combo.id)
  const held = new Set(priced.lines.map(({ sku }) => sku))
  return (
    <ComboPopup
      {...combo.popup}
      isOpen={violation?.comboId !== undefined}
      country={country}
      details={combo.details.map(({ image, name, description }) => ({
        name,
        description,
        picture: squareOf(image),
        isMissing: hint?.missing.includes(image) ?? !held.has(image),
      }))}
      complete={
        hint && {
          saving: hint.saving,
          onPress: () => {
            cart.completeCombo(hint, catalogue, stock)
            popups.hide()
          },
        }
      }
      onKeep={() => violation && mendCart(shop, violation.approve)}
      onClose={() => popups.hide()}
    />
  )
}
