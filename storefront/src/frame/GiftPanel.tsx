import { explainGiftCost, explainGiftRefusal, giftChoices, nameOf } from '@stemside/rules'
import { squareOf } from '@stemside/ui/content/pictures'
import { GiftChooser } from '@stemside/ui/popups/GiftChooser'
import { useSnapshot } from 'valtio'
import { usePricedCart } from '../hooks/cart/usePricedCart.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { chooseGift } from '../state/chooseGift.ts'
import { giftPreview } from '../state/giftPreview.ts'

/** Connects the free-gift chooser to the stores. */
export function GiftPanel() {
  const stores = useStores()
  const { prices } = stores
  const { isOpen, close } = useDialog('gift-chooser')
  const { catalogue, country } = useSnapshot(prices.state)
  // Renders again when the cart, its coupon or the prices change, because the previews depend on
  // them.
  usePricedCart()
  const previews = giftChoices.flatMap((sku) => giftPreview(stores, sku) ?? [])
  return (
    <GiftChooser
      isOpen={isOpen}
      country={country}
      options={previews.flatMap((preview) => {
        const offer = catalogue.offers.get(preview.gift)
        if (offer?.isSoldHere !== true) return []
        return {
          sku: preview.gift,
          name: nameOf(preview.gift, catalogue),
          picture: squareOf(preview.gift),
          worth: offer.price.listPrice,
          costs: explainGiftCost(preview, catalogue),
          totals: { before: preview.before.totals.total, after: preview.after.totals.total },
          refusal: explainGiftRefusal(preview, catalogue),
        }
      })}
      onChoose={(sku) => {
        const preview = giftPreview(stores, sku)
        if (preview !== undefined && chooseGift(stores, preview)) close()
      }}
      onClose={close}
    />
  )
}
