import { nothing, type PricedCart } from '@stemside/rules'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { giftOf } from '../../state/gift.ts'
import { giftOfferOf } from '../../state/giftOffer.ts'
import { useStores } from '../StoresContext.tsx'

/** The free toy that a cart can choose or lacks something for. Undefined if it has one or none is to be told of. */
export function useGiftOffer(cart: PricedCart) {
  const stores = useStores()
  const { dialogs, prices } = stores
  const gift = giftOf(stores)
  const { coupon: giftCoupon } = useSnapshot(gift.state)
  const { applied } = useSnapshot(stores.coupon.state)
  const { catalogue, stock } = useSnapshot(prices.state)
  const { country, gifts, totals } = cart
  useEffect(() => {
    void gift.load(country)
  }, [gift, country])
  const offer = useMemo(
    () => giftCoupon && giftOfferOf(cart, catalogue, { giftCoupon, coupon: applied, stock }),
    [cart, catalogue, giftCoupon, applied, stock],
  )
  if (offer === undefined) return undefined
  if (gifts.some(({ reason }) => reason === 'free-gift-coupon')) return undefined
  const minimum = giftCoupon?.minimums[country] ?? nothing
  return {
    ...offer,
    minimum,
    isMinimumReached: totals.listTotal >= minimum,
    onChoose: () => dialogs.open({ id: 'gift-chooser' }),
  }
}
