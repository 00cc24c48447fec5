import { giftChoices, giftInReach, nothing, type PricedCart } from '@stemside/rules'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { giftPreview } from '../../state/giftPreview.ts'
import { useShop } from '../ShopContext.tsx'

/** The free toy that a cart can choose or lacks something for. Undefined if it has one or none can be given. */
export function useGiftOffer(cart: PricedCart) {
  const shop = useShop()
  const { dialogs, gift, market } = shop
  const { coupon } = useSnapshot(gift.state)
  const { stock } = useSnapshot(market.state)
  const { country } = cart
  useEffect(() => {
    void gift.load(country)
  }, [gift, country])
  return useMemo(() => {
    if (cart.gifts.some(({ reason }) => reason === 'free-gift-coupon')) return undefined
    const minimum = coupon?.minimums[country] ?? nothing
    const inReach = giftInReach(
      coupon === undefined ? [] : giftChoices.flatMap((sku) => giftPreview(shop, sku) ?? []),
    )
    return (
      inReach && {
        ...inReach,
        minimum,
        isMinimumReached: cart.totals.listTotal >= minimum,
        onChoose: () => dialogs.open({ id: 'gift-chooser' }),
      }
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- giftPreview reads cart, prices and stock from the shop
  }, [shop, dialogs, cart, coupon, country, stock])
}
