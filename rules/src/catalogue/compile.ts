import { countries, type Country, type CountryCode } from '../countries/countries.ts'
import { isChargeable, minus, nothing, sumOf, times } from '../money.ts'
import { comboMembers } from './comboMembers.ts'
import { combos as allCombos } from './combos.ts'
import { products as allProducts } from './products.ts'
import type { Catalogue, Combo, Offer, PriceList, Product, RankedCombo, Sku } from './types.ts'

export interface CatalogueSource {
  readonly priceList: PriceList
  /** Default: the country's own. Tests pass rules with other currencies. */
  readonly rules?: Country
  /** Default: the shop's products. */
  readonly products?: Readonly<Record<Sku, Product>>
  /** Default: the shop's combos. */
  readonly combos?: readonly Combo[]
}

/**
 * Indexes a country's prices, products and combos, so that pricing a cart takes a time that depends on its
 * lines only. A price that is negative or no multiple of the currency's smallest step counts as missing: a cart with
 * that sku gets a violation. `lintCatalogue` names such mistakes.
 */
export function compileCatalogue(source: CatalogueSource): Catalogue {
  const { priceList, products = allProducts, combos = allCombos } = source
  const { country } = priceList
  const { rules = countries[country] } = source
  const { quantum } = rules.currency
  const byName = new Map(Object.entries(products))
  const offers = compileOffers(priceList, byName, quantum)
  const ranked = rankCombos(combos, country, offers, quantum)
  const combosBySku = new Map<Sku, RankedCombo[]>()
  for (const combo of ranked) {
    for (const { sku } of combo.members) {
      const known = combosBySku.get(sku)
      if (known) known.push(combo)
      else combosBySku.set(sku, [combo])
    }
  }
  return { country, rules, products: byName, offers, combos: ranked, combosBySku }
}

function compileOffers(
  { country, prices }: PriceList,
  products: ReadonlyMap<Sku, Product>,
  quantum: number,
): Map<Sku, Offer> {
  const offers = new Map<Sku, Offer>()
  for (const [sku, price] of Object.entries(prices)) {
    if (!isChargeable(price.listPrice, quantum) || !isChargeable(price.strikePrice, quantum))
      continue
    const kind = products.get(sku)?.kind ?? 'toy'
    const isSoldHere = kind !== 'gift' && price.soldIn.includes(country)
    const wantsGamepad = isSoldHere && kind === 'kit' && !price.singleAllowedIn.includes(country)
    offers.set(sku, { sku, kind, price, isSoldHere, wantsGamepad })
  }
  return offers
}

function rankCombos(
  combos: readonly Combo[],
  country: CountryCode,
  offers: ReadonlyMap<Sku, Offer>,
  quantum: number,
): RankedCombo[] {
  const figured = combos.map((combo) => {
    const members = comboMembers(combo, (sku) => offers.get(sku)?.price.listPrice ?? nothing)
    const price = combo.prices[country]
    const isOffered = price !== undefined && isChargeable(price.price, quantum)
    const parts = sumOf(members, (member) => times(member.listPrice, member.count))
    return isOffered
      ? { combo, members, price, saving: minus(parts, price.price) }
      : { combo, members, price: undefined, saving: nothing }
  })
  // A stable sort: equal savings stay in the order of the table.
  return figured
    .toSorted((a, b) => b.saving - a.saving)
    .map(({ combo, members, price, saving }, rank) => ({ combo, rank, members, price, saving }))
}
