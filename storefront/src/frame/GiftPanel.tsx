import { formatMoney, giftChoices, nameOf } from '@stemside/rules'
import { squareOf } from '@stemside/ui/content/pictures'
import { GiftChooser } from '@stemside/ui/popups/GiftChooser'
import { useSnapshot } from 'valtio'
import { usePricedCart } from '../routes/usePricedCart.ts'
import { useShop } from '../ShopContext.tsx'

/** The free-gift chooser, wired. */
export function GiftPanel() {
  const { gift, market } = useShop()
  const cart = usePricedCart()
  const { isChooserOpen } = useSnapshot(gift.state)
  const { catalogue, country } = useSnapshot(market.state)
  const replaced = cart.adjustments.find(({ source }) => source === 'coupon')
  return (
    <GiftChooser
      isOpen={isChooserOpen}
      country={country}
      options={giftChoices.flatMap((sku) => {
        const offer = catalogue.offers.get(sku)
        if (offer?.isSoldHere !== true) return []
        return {
          sku,
          name: nameOf(sku, catalogue),
          picture: squareOf(sku),
          worth: offer.price.listPrice,
        }
      })}
      note={
        replaced &&
        `It takes the place of ${replaced.label}, which saves you ${formatMoney(-replaced.amount, country)}.`
      }
      onChoose={(sku) => gift.choose(sku)}
      onClose={() => gift.setChooser(false)}
    />
  )
}
