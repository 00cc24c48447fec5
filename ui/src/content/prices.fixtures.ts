import {
  compileCatalogue,
  priceCart,
  type CartLine,
  type Catalogue,
  type CountryCode,
  type PriceList,
  type PricedCart,
  type PricingContext,
} from '@stemside/rules'
import { priceBook } from '@stemside/rules/fixtures'
import { recorded } from '../fixtures/recorded.ts'

/** The price list of a country in the server's seed. */
export const samplePrices = recorded((country: CountryCode): PriceList => {
  return priceBook[country]
})

export const sampleCatalogue = recorded((country: CountryCode): Catalogue => {
  return compileCatalogue({ priceList: samplePrices(country) })
})

/** A cart of these lines, priced by the rules. */
export const sampleCart = recorded(
  (country: CountryCode, lines: readonly CartLine[], context: PricingContext = {}): PricedCart => {
    return priceCart({ lines }, sampleCatalogue(country), context)
  },
)
