import { countryCodes, money, products, soldSkus, type CountryCode } from '@stemside/rules'
import { endpoints } from '@stemside/rules/contract'
import { describe, expect, test } from 'vitest'
import { call, refusal } from '../testing/call.ts'
import { startTestServer } from '../testing/startTestServer.ts'

async function pricesIn(countryCode: CountryCode, couponCode?: string, skus: string[] = []) {
  const { address } = await startTestServer()
  const answer = await call(address, endpoints.getSkus, {
    query: { countryCode, ...(couponCode === undefined ? {} : { couponCode }) },
    body: { cart: skus.map((sku) => ({ sku, quantity: 1 })) },
  })
  return answer.skuRespons
}

describe('POST /get_skus', () => {
  test.each(countryCodes)('gives a price for every sold sku in %s', async (country) => {
    const { countryCode, prices } = await pricesIn(country)
    expect(countryCode).toBe(country)
    expect(Object.keys(prices).toSorted()).toEqual([...soldSkus].toSorted())
    for (const price of Object.values(prices)) {
      expect(price.list_price).toBeGreaterThan(1)
      expect(price.strike_price).toBeGreaterThanOrEqual(price.list_price)
      expect(price.price).toBe(price.list_price)
    }
  })

  test.each([
    ['orboot', 'IN', 2499, 2999],
    ['orboot_mars', 'US', 45.49, 54.99],
    ['orboot_dinos', 'CA', 53.99, 64.99],
    ['tacto_electronic', 'GB', 44.99, 44.99],
    ['tacto_classics', 'IN', 1499, 1499],
    ['plugo_count', 'AE', 199, 199],
    ['plugo_gamepad', 'US', 25, 25],
    ['stemwizpack', 'US', 130, 174.97],
    ['tacto_doctor', 'US', 54.99, 54.99],
  ] as const)('%s in %s costs what the price book says', async (sku, country, price, strike) => {
    const { prices } = await pricesIn(country)
    expect(prices[sku]).toMatchObject({ list_price: price, strike_price: strike })
  })

  test.each([
    ['dabble_paper_circuits', 14.99],
    ['dabble_crystal_garden', 17.99],
    ['dabble_marble_run', 19.99],
  ])('a dabble item costs 14.99 to 19.99 in the US: %s', async (sku, price) => {
    expect((await pricesIn('US')).prices[sku]?.list_price).toBe(price)
  })

  test('storybooks and dabble items are not sold in AE, all else everywhere (§1.16)', async () => {
    const { prices } = await pricesIn('AE')
    const inEmirates = soldSkus.filter((sku) => prices[sku]?.check_available.includes('AE'))
    const leftOut = new Set(['storybook', 'dabble'])
    expect(inEmirates).toEqual(soldSkus.filter((sku) => !leftOut.has(products[sku].line)))
    for (const { check_available: soldIn } of Object.values(prices)) {
      expect(soldIn).toEqual(expect.arrayContaining(['IN', 'US', 'GB', 'CA']))
    }
  })

  test('lists the countries where a kit needs no gamepad', async () => {
    const { prices } = await pricesIn('IN')
    const exempt = Object.entries(prices)
      .filter(([, price]) => price.single_plugo_allowed_countries.length > 0)
      .map(([sku, price]) => [sku, price.single_plugo_allowed_countries])
    expect(exempt).toEqual([
      ['plugo_detective', ['IN', 'GB', 'CA', 'AE']],
      ['plugo_animals', ['IN']],
      ['plugo_coding', ['IN']],
    ])
  })

  test('a percent coupon shows in price, and leaves list_price as it is', async () => {
    const { coupon, prices } = await pricesIn('US', ' spring30 ')
    expect(coupon).toBe('SPRING30')
    expect(prices['orboot']).toMatchObject({ price: 31.84, list_price: 45.49 })
  })

  test('in India a coupon’s price is whole rupees', async () => {
    const { prices } = await pricesIn('IN', 'RAKHI20')
    expect(prices['orboot']).toMatchObject({ price: 1999, list_price: 2499 })
  })

  test('a coupon for some skus changes the prices of those only', async () => {
    const { prices } = await pricesIn('US', 'ONEKIT10')
    expect(prices['plugo_count']?.price).toBe(44.99)
    expect(prices['plugo_link']?.price).toBe(49.99)
  })

  test.each([
    ['unknown', 'US', 'NOSUCHCODE'],
    ['of another country', 'GB', 'STEM20'],
    ['inactive', 'US', 'OLDCODE5'],
  ] as const)('a coupon that is %s changes nothing', async (_why, country, code) => {
    const { coupon, prices } = await pricesIn(country, code)
    expect(coupon).toBeUndefined()
    expect(prices['orboot']?.price).toBe(prices['orboot']?.list_price)
  })

  test('a flat coupon changes no single price', async () => {
    const { prices } = await pricesIn('US', 'REF10')
    expect(prices['orboot']?.price).toBe(45.49)
  })

  test('with a cart, only its skus; unknown ones are left out', async () => {
    const { prices } = await pricesIn('US', undefined, ['orboot', 'nothing', '__proto__'])
    expect(Object.keys(prices)).toEqual(['orboot'])
  })

  test.each([
    ['no country', {}, { cart: [] }],
    ['an unknown country', { countryCode: 'FR' }, { cart: [] }],
    ['no cart', { countryCode: 'US' }, {}],
    ['a cart that is no list', { countryCode: 'US' }, { cart: 'orboot' }],
    ['a quantity of 0', { countryCode: 'US' }, { cart: [{ sku: 'orboot', quantity: 0 }] }],
  ])('refuses %s', async (_what, query, body) => {
    const { address } = await startTestServer()
    const { code, issues } = await refusal(address, endpoints.getSkus, { query, body })
    expect(code).toBe(400)
    expect(issues).not.toHaveLength(0)
  })
})

describe('GET /getSkuInStock', () => {
  test('gives the units of every physical sku, and lists no digital book (§1.17, §7.4)', async () => {
    const { address } = await startTestServer()
    const { data } = await call(address, endpoints.getSkuInStock)
    const boxed = soldSkus.filter((sku) => products[sku].kind !== 'digital')
    expect(Object.keys(data).toSorted()).toEqual(boxed.toSorted())
    expect(Object.entries(data).filter(([, units]) => units === 0)).toEqual([['tacto_doctor', 0]])
  })
})

test('a bundle’s struck price is the sum of its parts', async () => {
  const { prices } = await pricesIn('US')
  const sum = 2 * money('49.99', 'US') + money('25', 'US')
  expect(money(String(prices['learners_pack']?.strike_price), 'US')).toBe(sum)
})
