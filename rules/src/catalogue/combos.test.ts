import { describe, expect, it } from 'vitest'
import { bookCombos, cartOf } from '../../fixtures/carts.ts'
import { priceBook } from '../../fixtures/priceBook.ts'
import {
  countries,
  countryCodes,
  forEveryCountry,
  type CountryCode,
} from '../countries/countries.ts'
import { money } from '../countries/money.ts'
import { lessPercent } from '../money.ts'
import { priceCart } from '../pricing/priceCart.ts'
import { comboOf, comboPercentage, combos } from './combos.ts'
import { compileCatalogue } from './compile.ts'
import type { Combo } from './types.ts'

/** The prices of §9.31 in its countries; a dash where it has its placeholder 1. */
const columns = ['IN', 'US', 'GB', 'CA', 'AE'] as const
const table: readonly (readonly [name: string, cart: string, ...prices: string[]])[] = [
  [
    'Engineer Pack',
    '1 orboot_mars, 1 plugo_link, 1 plugo_gamepad',
    '4122',
    '97.48',
    '74.98',
    '104.98',
    '396',
  ],
  ['Jurassic STEM Pack', '1 orboot_dinos, 1 tacto_dinos', '4498', '82.48', '-', '-', '343.5'],
  [
    'Old School Cool Pack',
    '1 orboot_dinos, 1 tacto_classics',
    '3373',
    '82.48',
    '71.23',
    '97.48',
    '343.5',
  ],
  ['Tech Toy Pack', '1 orboot_mars, 1 tacto_electronic', '-', '82.48', '71.23', '97.48', '343.5'],
]

const cells = table.flatMap(([name, cart, ...prices]) =>
  columns.map((country, index) => ({ name, cart, country, price: prices[index] ?? '' })),
)

const shopIn = (country: CountryCode) => compileCatalogue({ priceList: priceBook[country] })

describe('the combo table of §9.31', () => {
  it.each(combos.map(({ name }) => name))('%s has a row', (name) => {
    const rows = table.map(([rowName]) => rowName)
    expect(rows, 'add its prices to `table` in rules/src/catalogue/combos.test.ts').toContain(name)
  })

  it.each(cells.filter(({ price }) => price !== '-'))(
    '$name costs $price in $country',
    ({ name, cart, country, price }) => {
      const priced = priceCart(cartOf(cart), shopIn(country))
      expect(priced.combos).toMatchObject([{ name, quantity: 1, unitPrice: money(price, country) }])
      expect(priced.totals.netTotal).toBe(money(price, country))
    },
  )

  it.each(cells.filter(({ price }) => price === '-'))(
    '$name is not offered in $country',
    ({ name, cart, country }) => {
      const priced = priceCart(cartOf(cart), shopIn(country))
      const id = combos.find((combo) => combo.name === name)?.id
      expect(priced.combos).toEqual([])
      expect(priced.totals.netTotal).toBe(priced.totals.listTotal)
      expect(priced.explanations).toContainEqual({
        subject: 'combo',
        id,
        applied: false,
        reason: 'not-offered',
        figures: {},
      })
    },
  )

  it.each<[string, CountryCode, string]>([
    ['engineer_pack', 'IN', '5498'],
    ['engineer_pack', 'US', '129.98'],
    ['engineer_pack', 'GB', '99.98'],
    ['engineer_pack', 'CA', '139.98'],
    ['engineer_pack', 'AE', '528'],
    ['jurassic_stem_pack', 'IN', '5998'],
    ['jurassic_stem_pack', 'US', '109.98'],
    ['jurassic_stem_pack', 'AE', '458'],
  ])('%s has in %s the strike price %s', (id, country, strike) => {
    const combo = combos.find((one) => one.id === id)
    expect(combo?.prices[country]?.strikePrice).toBe(money(strike, country))
  })
})

function offeredOf(list: readonly Combo[]) {
  return list.flatMap((combo) =>
    countryCodes.flatMap((country) => {
      const price = combo.prices[country]
      return price ? [{ name: combo.name, country, skus: combo.skus, ...price }] : []
    }),
  )
}

describe('the combo table: a strike is the sum of its products’ strikes, a price is 25 % less (§9.29, §9.32)', () => {
  it.each(offeredOf(combos))('$name in $country is struck at the sum of its parts', (combo) => {
    const strikes = combo.skus.map(
      (sku) => priceBook[combo.country].prices[sku]?.strikePrice ?? NaN,
    )
    expect(combo.strikePrice).toBe(strikes.reduce((sum, strike) => sum + strike, 0))
  })

  // A combo that the specification does not list may take more off: `lintCatalogue` checks for less.
  it.each(offeredOf(bookCombos))(
    '$name in $country takes 25 % off',
    ({ name, country, price, strikePrice }) => {
      // The one place where the table differs from its rule, and wins.
      const isEngineerIndia = name === 'Engineer Pack' && country === 'IN'
      const usual = lessPercent(
        strikePrice,
        comboPercentage * 100,
        countries[country].currency.quantum,
      )
      expect(price).toBe(isEngineerIndia ? usual - 100 : usual)
    },
  )
})

describe('a combo entry (§3.20)', () => {
  it('has every field of the specification', () => {
    const engineer = combos.find(({ id }) => id === 'engineer_pack')
    expect(engineer?.prices).toMatchObject({
      IN: { price: 412_200, strikePrice: 549_800 },
      US: { price: 9748, strikePrice: 12_998 },
      GB: { price: 7498, strikePrice: 9998 },
      CA: { price: 10_498, strikePrice: 13_998 },
      AE: { price: 39_600, strikePrice: 52_800 },
    })
    expect({ ...engineer, prices: undefined }).toEqual({
      id: 'engineer_pack',
      name: 'Engineer Pack',
      description: 'Land a rover on Mars, then build the machine that could have sent it there.',
      skus: ['orboot_mars', 'plugo_link', 'plugo_gamepad'],
      removeSkus: ['orboot_mars', 'plugo_link', 'plugo_gamepad'],
      quantity: 1,
      percentage: 25,
      popup: {
        heading: 'Your Engineer Pack is missing a piece',
        description:
          'Orboot Mars, Plugo Link and Plugo Gamepad are happiest together, and 25% cheaper. Add what is missing, or keep what you have at its own price.',
      },
      details: [
        {
          name: 'Orboot Mars',
          description: 'Fly missions over craters and drive the rovers.',
          image: 'orboot_mars',
        },
        {
          name: 'Plugo Link',
          description: 'Click magnetic bars and balls into bridges and towers.',
          image: 'plugo_link',
        },
        {
          name: 'Plugo Gamepad',
          description: 'Brings every Plugo kit to life on a tablet.',
          image: 'plugo_gamepad',
        },
      ],
    })
  })

  it('names its own percentage in its popup', () => {
    const combo = comboOf({
      id: 'space_pack',
      name: 'Space Pack',
      description: '',
      skus: ['orboot_mars', 'plugo_link'],
      percentage: 30,
      prices: forEveryCountry(() => ['1', '1'] as const),
    })
    expect(combo.percentage).toBe(30)
    expect(combo.popup.description).toMatch(/^Orboot Mars and Plugo Link .* and 30% cheaper\./u)
  })

  it('names two products with "and" alone', () => {
    const jurassic = combos.find(({ id }) => id === 'jurassic_stem_pack')
    expect(jurassic?.popup.description).toMatch(/^Orboot Dinos and Tacto Dinos are happiest/)
  })
})
