import {
  compileCatalogue,
  countryCodes,
  money,
  priceCart,
  products,
  soldSkus,
  type CartLine,
  type Catalogue,
  type CountryCode,
  type PriceList,
  type PricedCart,
  type PricingContext,
  type SoldSku,
} from '@stemside/rules'

/** `price strike` for IN, US, GB, CA and AE; one figure where nothing is struck. */
type Row = readonly [string, string, string, string, string]

const globe: Row = ['2499 2999', '45.49 54.99', '41.49 49.99', '53.99 64.99', '189 229']
const tacto: Row = ['2499 2999', '54.99', '44.99', '64.99', '229']
const kit: Row = ['1499', '49.99', '34.99', '49.99', '199']
const pair: Row = ['4499 5998', '89.99 109.98', '74.99 89.98', '104.99 129.98', '379 458']
const book: Row = ['199 299', '4.99 6.99', '3.99 5.99', '5.99 8.99', '19 25']
const craft: Row = ['699 899', '17.99 20.99', '13.99 15.99', '21.99 24.99', '69 79']

/** Sample prices in the manner of the price book; the shop's own stand with its server. */
const rows: Readonly<Partial<Record<SoldSku, Row>>> = {
  orboot: globe,
  orboot_dinos: globe,
  orboot_mars: globe,
  orboot_expansion_pack: ['999 1299', '19.99 24.99', '16.99 19.99', '24.99 29.99', '79 99'],
  tacto_classics: ['1499', '54.99', '44.99', '64.99', '229'],
  plugo_gamepad: ['1000', '25', '15', '25', '100'],
  stemwizpack: ['4499 5497', '130 174.97', '95 119.97', '130 174.97', '549 697'],
  learners_pack: ['3299 3998', '99 124.98', '69 84.98', '99 124.98', '399 498'],
  tacto_stem_pack_3: ['6499 8997', '129 164.97', '104 134.97', '149 194.97', '549 687'],
}

function rowOf(sku: SoldSku): Row {
  const { line, kind } = products[sku]
  if (line === 'storybook') return book
  if (line === 'dabble') return craft
  if (line === 'bundle') return rows[sku] ?? pair
  return rows[sku] ?? (kind === 'kit' ? kit : tacto)
}

/** A price list as a shop of that country would show it. */
export function samplePrices(country: CountryCode): PriceList {
  const place = countryCodes.indexOf(country)
  const prices = soldSkus.map((sku) => {
    const [list = '0', strike = list] = (rowOf(sku)[place] ?? '0').split(' ')
    const isHereOnly = products[sku].line === 'storybook' || products[sku].line === 'dabble'
    const price = {
      listPrice: money(list, country),
      strikePrice: money(strike, country),
      soldIn: countryCodes.filter((code) => code !== 'AE' || !isHereOnly),
      singleAllowedIn:
        sku === 'plugo_detective' ? (['IN', 'GB', 'CA', 'AE'] as const) : ([] as const),
    }
    return [sku, price] as const
  })
  return { country, prices: Object.fromEntries(prices) }
}

export function sampleCatalogue(country: CountryCode): Catalogue {
  return compileCatalogue({ priceList: samplePrices(country) })
}

/** A cart of those lines, priced by the rules themselves. */
export function sampleCart(
  country: CountryCode,
  lines: readonly CartLine[],
  context: PricingContext = {},
): PricedCart {
  return priceCart({ lines }, sampleCatalogue(country), context)
}
