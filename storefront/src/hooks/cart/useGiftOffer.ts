import {
  giftChoices,
  giftInReach,
  minus,
  nothing,
  previewGift,
  type PricedCart,
} from '@stemside/rules'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { giftOf } from '../../state/gift.ts'
import { useStores } from '../StoresContext.tsx'

/** The free toy that a cart can choose or lacks something for. Undefined if it has one or none can be given. */
export function useGiftOffer(cart: PricedCart) {
  const stores = useStores()
  const { dialogs, prices } = stores
  const gift = giftOf(stores)
  const { coupon } = useSnapshot(gift.state)
  const { catalogue, stock } = useSnapshot(prices.state)
  const { country, gifts, totals } = cart
  useEffect(() => {
    void gift.load(country)
  }, [gift, country])
  const inReach = useMemo(() => {
    const giftCoupon = coupon
    if (giftCoupon === undefined) return undefined
    const previews = giftChoices.flatMap(
      (sku) => previewGift(cart, sku, catalogue, { giftCoupon, stock }) ?? [],
    )
    const found = giftInReach(previews)
    const chosen = previews.find(({ gift: sku }) => sku === found?.toys[0])
    return (
      found && { ...found, rise: chosen && minus(chosen.after.totals.total, cart.totals.total) }
    )
  }, [cart, catalogue, coupon, stock])
  if (inReach === undefined) return undefined
  if (gifts.some(({ reason }) => reason === 'free-gift-coupon')) return undefined
  const minimum = coupon?.minimums[country] ?? nothing
  return {
    ...inReach,
    minimum,
    isMinimumReached: totals.listTotal >= minimum,
    onChoose: () => dialogs.open({ id: 'gift-chooser' }),
  }
}
