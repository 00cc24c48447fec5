import { countries, type CountryCode } from '../countries/countries.ts'
import type { Issue } from '../errors.ts'
import { isChargeable, lessPercent } from '../money.ts'
import { combos as allCombos } from './combos.ts'
import type { CatalogueSource } from './compile.ts'
import { products as allProducts } from './products.ts'
import type { Combo, ComboPrice, Price, PriceList, Product, Sku } from './types.ts'

/**
 * Every mistake in a country's prices and combos, with its place and reason. Empty if there is none.
 * `compileCatalogue` accepts a faulty catalogue too, and leaves out prices that cannot be charged.
 */
export function lintCatalogue(source: CatalogueSource): Issue[] {
  const { priceList, products = allProducts, combos = allCombos } = source
  const names = new Map(Object.entries(products))
  return [
    ...missingPrices(priceList, names),
    ...Object.entries(priceList.prices).flatMap(([sku, price]) =>
      lintPrice(sku, price, priceList.country, names),
    ),
    ...combos.flatMap((combo, index) => lintCombo(combo, combos.slice(0, index), priceList, names)),
  ]
}

function missingPrices({ prices }: PriceList, products: ReadonlyMap<Sku, Product>): Issue[] {
  return [...products]
    .filter(([sku, { sold }]) => sold && !Object.hasOwn(prices, sku))
    .map(([sku]) => ({ path: `prices.${sku}`, reason: 'is on the shelf and has no price' }))
}

function lintPrice(
  sku: Sku,
  { listPrice, strikePrice, soldIn }: Price,
  country: CountryCode,
  products: ReadonlyMap<Sku, Product>,
): Issue[] {
  const { quantum } = countries[country].currency
  const product = products.get(sku)
  const isFree = listPrice === 0 && product?.kind !== 'gift'
  return issues(`prices.${sku}`, [
    [!product, 'is no known sku'],
    [!isChargeable(listPrice, quantum), `has a list price off the quantum of ${quantum}`],
    [!isChargeable(strikePrice, quantum), `has a strike price off the quantum of ${quantum}`],
    [strikePrice < listPrice, 'is struck below its list price'],
    [isFree && soldIn.includes(country), 'sells for nothing'],
  ])
}

function lintCombo(
  combo: Combo,
  earlier: readonly Combo[],
  priceList: PriceList,
  products: ReadonlyMap<Sku, Product>,
): Issue[] {
  const { id, skus, prices } = combo
  const path = `combos.${id}`
  const offered = prices[priceList.country]
  return [
    ...issues(path, [
      [earlier.some((other) => other.id === id), 'is listed twice'],
      [skus.length < 2, 'needs two products'],
      [!skus.every((sku) => products.has(sku)), 'has an unknown sku'],
    ]),
    ...(offered ? lintComboPrice(path, combo, offered, priceList) : []),
  ]
}

function lintComboPrice(
  path: string,
  { skus, percentage }: Combo,
  { price, strikePrice }: ComboPrice,
  { country, prices }: PriceList,
): Issue[] {
  const { quantum } = countries[country].currency
  const offers = new Map(Object.entries(prices))
  const members = skus.flatMap((sku) => offers.get(sku) ?? [])
  const isComplete = members.length === skus.length
  const list = members.reduce((sum, member) => sum + member.listPrice, 0)
  const strike = members.reduce((sum, member) => sum + member.strikePrice, 0)
  return issues(`${path}.${country}`, [
    [
      !members.every(({ soldIn }) => soldIn.includes(country)),
      'has a member that does not sell here',
    ],
    [!isComplete, 'has a member without a price'],
    [!isChargeable(price, quantum), `has a price off the quantum of ${quantum}`],
    [isComplete && price >= list, 'is no cheaper than its parts'],
    [isComplete && strikePrice !== strike, 'is not struck at the sum of its members’ strikes'],
    [
      price < countries[country].shipping.freeFrom,
      'costs less than free shipping begins at, so that it could raise a total',
    ],
    [
      price > lessPercent(strikePrice, percentage * 100, quantum),
      `takes less than ${percentage} % off its strike`,
    ],
  ])
}

function issues(
  path: string,
  checks: readonly (readonly [isWrong: boolean, reason: string])[],
): Issue[] {
  return checks.filter(([isWrong]) => isWrong).map(([, reason]) => ({ path, reason }))
}
