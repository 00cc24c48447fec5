import { products, soldSkus, type SoldSku } from '../src/catalogue/products.ts'
import type { Price, ProductLine, Sku } from '../src/catalogue/types.ts'
import { countryCodes, type CountryCode } from '../src/countries/codes.ts'
import { money } from '../src/countries/money.ts'

type Figures = readonly [IN: string, US: string, GB: string, CA: string, AE: string]

const globe: Figures = ['2499 2999', '45.49 54.99', '41.49 49.99', '53.99 64.99', '189 229']
const tacto: Figures = ['2499 2999', '54.99', '44.99', '64.99', '229']
const kit: Figures = ['1499', '49.99', '34.99', '49.99', '199']
const pair: Figures = ['4499 5998', '89.99 109.98', '74.99 89.98', '104.99 129.98', '379 458']
const storybook: Figures = ['199 299', '4.99 6.99', '3.99 5.99', '5.99 8.99', '19 25']

/**
 * Price and strike price of every sold sku; one text if both are the same. A bundle's strike price is usually the
 * sum of its parts' strike prices.
 */
const priceBook: Readonly<Record<SoldSku, Figures>> = {
  orboot: globe,
  orboot_dinos: globe,
  orboot_mars: globe,
  orboot_expansion_pack: ['999 1299', '19.99 24.99', '16.99 19.99', '24.99 29.99', '79 99'],

  tacto_electronic: tacto,
  tacto_dinos: tacto,
  tacto_chess: tacto,
  tacto_coding: tacto,
  tacto_laser: tacto,
  tacto_doctor: tacto,
  tacto_classics: ['1499', '54.99', '44.99', '64.99', '229'],

  plugo_count: kit,
  plugo_letters: kit,
  plugo_piano: kit,
  plugo_slingshot: kit,
  plugo_link: kit,
  plugo_farm: kit,
  plugo_detective: kit,
  plugo_animals: kit,
  plugo_coding: kit,
  plugo_gamepad: ['1000', '25', '15', '25', '100'],

  stemwizpack: ['4499 5497', '130 174.97', '95 119.97', '130 174.97', '549 697'],
  learners_pack: ['3299 3998', '99 124.98', '69 84.98', '99 124.98', '399 498'],
  tacto_night_cc: ['3499 4498', '89.99 109.98', '74.99 89.98', '104.99 129.98', '379 458'],
  tacto_stem_pack_2: pair,
  tacto_stem_pack_3: ['6499 8997', '129 164.97', '104 134.97', '149 194.97', '549 687'],

  whos_the_monster_in_oko: storybook,
  the_comet_who_was_late: storybook,
  a_map_of_all_the_winds: storybook,

  dabble_paper_circuits: ['599 799', '14.99 17.99', '11.99 13.99', '18.99 21.99', '59 69'],
  dabble_crystal_garden: ['699 899', '17.99 20.99', '13.99 15.99', '21.99 24.99', '69 79'],
  dabble_marble_run: ['799 999', '19.99 23.99', '15.99 18.99', '24.99 28.99', '79 95'],
}

/** Storybooks and dabble items are not sold in AE; everything else sells everywhere. */
const notInEmirates: ReadonlySet<ProductLine> = new Set<ProductLine>(['storybook', 'dabble'])

/** The kits that need no gamepad, by country. Source: §4.58. */
const singleAllowedIn: Readonly<Partial<Record<SoldSku, readonly CountryCode[]>>> = {
  plugo_detective: ['IN', 'GB', 'CA', 'AE'],
  plugo_coding: ['IN'],
  plugo_animals: ['IN'],
}

/** The price of every sold sku in every country. */
export const seedPrices: Readonly<Record<Sku, Readonly<Record<CountryCode, Price>>>> =
  Object.fromEntries(soldSkus.map((sku) => [sku, pricesOf(sku)]))

function pricesOf(sku: SoldSku): Record<CountryCode, Price> {
  const [IN, US, GB, CA, AE] = priceBook[sku]
  const soldIn = countryCodes.filter(
    (code) => code !== 'AE' || !notInEmirates.has(products[sku].line),
  )
  const price = (figures: string, country: CountryCode): Price => {
    const [list = '', strike = list] = figures.split(' ')
    return {
      listPrice: money(list, country),
      strikePrice: money(strike, country),
      soldIn,
      singleAllowedIn: singleAllowedIn[sku] ?? [],
    }
  }
  return {
    IN: price(IN, 'IN'),
    US: price(US, 'US'),
    GB: price(GB, 'GB'),
    CA: price(CA, 'CA'),
    AE: price(AE, 'AE'),
  }
}
