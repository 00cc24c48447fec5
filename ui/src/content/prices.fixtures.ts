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

/** The price list of a country in the server's seed. */
export function samplePrices(country: CountryCode): PriceList {
  return priceBook[country]
}

export function sampleCatalogue(country: CountryCode): Catalogue {
  return compileCatalogue({ priceList: samplePrices(country) })
}

/** A cart of these lines, priced by the rules. */
export function sampleCart(
  country: CountryCode,
  lines: readonly CartLine[],
  context: PricingContext = {},
): PricedCart {
  return priceCart({ lines }, sampleCatalogue(country), context)
}
