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
import { recorded } from '../fixtures/recorded.ts'

/** All products of a country; one toy is out of stock, and few are left of another. */
export const sampleShelf = recorded((country: CountryCode): readonly ShelfItem[] => {
  return shelfItems(soldSkus, samplePrices(country), cards, { tacto_doctor: 0, plugo_slingshot: 4 })
})

export const sampleItem = recorded((country: CountryCode, sku: string): ShelfItem => {
  const item = sampleShelf(country).find((one) => one.sku === sku)
  if (item === undefined) throw new Error(`${sku} is not on the shelf of ${country}`)
  return item
})

/** A product's offer with a coupon of 30 %. */
export const couponOffer = recorded((country: CountryCode, sku: string): ShelfOffer => {
  const { offer } = sampleItem(country, sku)
  return {
    ...offer,
    withCoupon: {
      amount: lessPercent(offer.amount, 3000, countries[country].currency.quantum),
      code: 'SPRING30',
    },
  }
})

/** Orboot Earth's offer with a coupon whose minimum is above the price of one unit. */
export const couponTooHigh = recorded((country: CountryCode): ShelfOffer => {
  const { withCoupon, ...offer } = couponOffer(country, 'orboot')
  if (withCoupon === undefined) throw new Error('the offer has no coupon')
  return { ...offer, withCoupon: { ...withCoupon, unmetMinimum: offer.strike } }
})

/** The first two rows of the shelf. */
export const firstToys = recorded((country: CountryCode) => sampleShelf(country).slice(0, 8))

/** One toy that is sold with a gamepad, and one without. */
export const kitAndToy = recorded((country: CountryCode) => [
  sampleItem(country, 'plugo_detective'),
  sampleItem(country, 'orboot'),
])

/** The address of a page of the listing. */
export const hrefOfShopPage = (page: number) => `/shop?page=${page}`

export const sampleCombo = recorded(
  (country: CountryCode, id: string, coupon?: Coupon): OfferedCombo => {
    const combo = combosIn(samplePrices(country), cards, {}, coupon).find((one) => one.id === id)
    if (combo === undefined) throw new Error(`${id} is not offered in ${country}`)
    return combo
  },
)
