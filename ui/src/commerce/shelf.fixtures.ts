import {
  combosIn,
  countries,
  type CountryCode,
  type Coupon,
  lessPercent,
  shelfItems,
  type ShelfOffer,
  soldSkus,
} from '@stemside/rules'
import { cards } from '../content/cards.ts'
import { samplePrices } from '../content/prices.fixtures.ts'
import type { OfferedCombo, ShelfItem } from './shelfItem.ts'

/** All products of a country; one toy is out of stock, and few are left of another. */
export function sampleShelf(country: CountryCode): readonly ShelfItem[] {
  return shelfItems(soldSkus, samplePrices(country), cards, { tacto_doctor: 0, plugo_slingshot: 4 })
}

export function sampleItem(country: CountryCode, sku: string): ShelfItem {
  const item = sampleShelf(country).find((one) => one.sku === sku)
  if (item === undefined) throw new Error(`${sku} is not on the shelf of ${country}`)
  return item
}

/** A product's offer with a coupon of 30 %. */
export function couponOffer(country: CountryCode, sku: string): ShelfOffer {
  const { offer } = sampleItem(country, sku)
  return {
    ...offer,
    withCoupon: {
      amount: lessPercent(offer.amount, 3000, countries[country].currency.quantum),
      code: 'SPRING30',
    },
  }
}

export function sampleCombo(country: CountryCode, id: string, coupon?: Coupon): OfferedCombo {
  const combo = combosIn(samplePrices(country), cards, {}, coupon).find((one) => one.id === id)
  if (combo === undefined) throw new Error(`${id} is not offered in ${country}`)
  return combo
}
