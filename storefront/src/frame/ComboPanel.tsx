import { combos } from '@stemside/rules'
import { squareOf } from '@stemside/ui/content/pictures'
import { ComboPopup } from '@stemside/ui/popups/ComboPopup'
import { useSnapshot } from 'valtio'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { completeSet } from '../state/completeSet.ts'
import { hintsOf } from '../state/hintsOf.ts'
import { repairCart } from '../state/repairCart.ts'

/** Connects the popup of a broken combo to the stores. */
export function ComboPanel() {
  const stores = useStores()
  const { coupon, prices } = stores
  const { isOpen, props, close } = useDialog('broken-combo')
  const { catalogue, country, stock } = useSnapshot(prices.state)
  const { applied } = useSnapshot(coupon.state)
  const priced = usePricedCart()
  const combo = combos.find(({ id }) => id === props?.violation.comboId)
  if (props === undefined || combo === undefined) return null
  const hint = hintsOf(priced, catalogue, applied, stock).find(({ id }) => id === combo.id)
  const held = new Set(priced.lines.map(({ sku }) => sku))
  return (
    <ComboPopup
      {...combo.popup}
      isOpen={isOpen}
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
          rise: hint.rise,
          onPress: () => {
            completeSet(stores, hint)
            close()
          },
        }
      }
      onKeep={() => repairCart(stores, props.violation.approve)}
      onClose={close}
    />
  )
}
