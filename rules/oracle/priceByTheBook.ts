import { compare, exact, least, Rational, shareOut, sum, zero } from './Rational.ts'

/*
 * Computes what a cart costs with exact fractions, following docs/specification.md. It shares no code,
 * table or type with rules/src, so that both can be compared. It is slow and plain on purpose.
 */

/** §1.9 */
export const bookCountries = ['IN', 'US', 'GB', 'CA', 'AE'] as const
type Code = (typeof bookCountries)[number]
type ByCountry<T> = Readonly<Record<Code, T>>

/** §9.31: a dash where a combo is not offered. In the order of ties. */
const combos: readonly { readonly skus: readonly string[]; readonly price: ByCountry<string> }[] = [
  {
    skus: ['orboot_mars', 'plugo_link', 'plugo_gamepad'],
    price: { IN: '4122', US: '97.48', GB: '74.98', CA: '104.98', AE: '396' },
  },
  {
    skus: ['orboot_dinos', 'tacto_dinos'],
    price: { IN: '4498', US: '82.48', GB: '-', CA: '-', AE: '343.5' },
  },
  {
    skus: ['orboot_dinos', 'tacto_classics'],
    price: { IN: '3373', US: '82.48', GB: '71.23', CA: '97.48', AE: '343.5' },
  },
  {
    skus: ['orboot_mars', 'tacto_electronic'],
    price: { IN: '-', US: '82.48', GB: '71.23', CA: '97.48', AE: '343.5' },
  },
]

/** §9.35 */
const freeShippingFrom: ByCountry<string> = { IN: '999', US: '49', GB: '44', CA: '59', AE: '199' }
const shippingCharge: ByCountry<string> = { IN: '99', US: '5.99', GB: '4.99', CA: '7.99', AE: '20' }

/** §1.7 */
const surpriseGiftFrom: ByCountry<string> = { IN: '4999', US: '99', GB: '89', CA: '119', AE: '399' }

/** §4.64: whole rupees in IN. */
const step: ByCountry<string> = { IN: '1', US: '0.01', GB: '0.01', CA: '0.01', AE: '0.01' }

/** §1.4 */
const kits = new Set(
  ['count', 'letters', 'piano', 'slingshot', 'link', 'farm', 'detective', 'animals', 'coding'].map(
    (name) => `plugo_${name}`,
  ),
)

/** §4.58 */
const mayGoWithoutGamepad: Readonly<Record<string, readonly Code[]>> = {
  plugo_detective: ['IN', 'GB', 'CA', 'AE'],
  plugo_coding: ['IN'],
  plugo_animals: ['IN'],
}

/** §1.6 */
const storybooks = new Set([
  'whos_the_monster_in_oko',
  'the_comet_who_was_late',
  'a_map_of_all_the_winds',
])
const dabbleItems = new Set(['dabble_paper_circuits', 'dabble_crystal_garden', 'dabble_marble_run'])

export interface BookCoupon {
  readonly kind: string
  readonly countries: readonly string[]
  /** Hundredths of the country's currency. */
  readonly minimums: Readonly<Record<string, number | undefined>>
  readonly isActive: boolean
  readonly skus: readonly string[]
  /** Hundredths of a percent. */
  readonly basisPoints?: number
  readonly amount?: number
  readonly every?: number
  readonly tiers?: readonly { readonly from: number; readonly basisPoints: number }[]
}

export interface BookCart {
  readonly country: Code
  readonly units: ReadonlyMap<string, number>
  /** List prices in hundredths, by sku. */
  readonly prices: ReadonlyMap<string, number>
  readonly coupon: BookCoupon | undefined
  readonly isCouponUsedUp: boolean
}

/** Amounts in hundredths. */
export interface BookPrice {
  readonly listTotal: number
  readonly combos: number
  readonly coupon: number
  readonly shipping: number
  readonly total: number
  readonly hasSurpriseGift: boolean
  readonly hasMatchingGamepads: boolean
}

interface BookLine {
  readonly sku: string
  readonly units: number
  readonly price: Rational
  /** `list` less what combos save. */
  readonly left: Rational
}

const share = (basisPoints: number) => new Rational(BigInt(basisPoints), 10_000n)
const hundredths = (count: number) => new Rational(BigInt(count), 100n)
const times = (amount: Rational, count: number) => amount.times(new Rational(BigInt(count)))

export function priceByTheBook(cart: BookCart): BookPrice {
  const { country } = cart
  const charged = new Map([...cart.units].filter(([sku]) => isSold(sku, cart)))
  const priceOf = (sku: string) => hundredths(cart.prices.get(sku) ?? 0)
  const listTotal = sum([...charged].map(([sku, units]) => times(priceOf(sku), units)))

  const savedBySku = saveByCombos(charged, priceOf, country)
  const comboSaving = sum([...savedBySku.values()])
  const lines = [...charged].map(([sku, units]) => {
    const price = priceOf(sku)
    return { sku, units, price, left: times(price, units).minus(savedBySku.get(sku) ?? zero) }
  })
  const couponSaving = saveByCoupon(cart, lines, listTotal)

  const afterCombos = listTotal.minus(comboSaving)
  const travels = [...charged.keys()].some((sku) => !storybooks.has(sku))
  const isCharged = travels && afterCombos.isBelow(exact(freeShippingFrom[country]))
  const shipping = isCharged ? exact(shippingCharge[country]) : zero
  return {
    listTotal: listTotal.inHundredths(),
    combos: 0 - comboSaving.inHundredths(),
    coupon: 0 - couponSaving.inHundredths(),
    shipping: shipping.inHundredths(),
    total: afterCombos.minus(couponSaving).plus(shipping).inHundredths(),
    hasSurpriseGift: !listTotal.isBelow(exact(surpriseGiftFrom[country])),
    hasMatchingGamepads: gamepadsMatch(charged, country),
  }
}

/** §1.16, §3.23: what has no price, or is not sold in AE, is not charged. */
function isSold(sku: string, { country, prices }: BookCart): boolean {
  if (country === 'AE' && (storybooks.has(sku) || dabbleItems.has(sku))) return false
  return prices.has(sku)
}

/** §4.52, §4.53: what combos save, by sku. A combo's saving is shared out by list price. */
function saveByCombos(
  charged: ReadonlyMap<string, number>,
  priceOf: (sku: string) => Rational,
  country: Code,
): ReadonlyMap<string, Rational> {
  const free = new Map(charged)
  const saved = new Map<string, Rational>()
  const offered = combos
    .filter(({ price }) => price[country] !== '-')
    .map(({ skus, price }) => {
      return { skus, saving: sum(skus.map(priceOf)).minus(exact(price[country])) }
    })
    .toSorted((a, b) => compare(b.saving, a.saving))
  for (const { skus, saving } of offered) {
    const formed = Math.min(...skus.map((sku) => free.get(sku) ?? 0))
    if (formed === 0 || !zero.isBelow(saving)) continue
    const shares = shareOut(times(saving, formed), skus.map(priceOf), exact(step[country]))
    for (const [index, sku] of skus.entries()) {
      free.set(sku, (free.get(sku) ?? 0) - formed)
      saved.set(sku, (saved.get(sku) ?? zero).plus(shares[index] ?? zero))
    }
  }
  return saved
}

/** §4.23, §4.26, §4.62 to §4.64, §5.11 */
function saveByCoupon(cart: BookCart, lines: readonly BookLine[], listTotal: Rational): Rational {
  const { coupon, country, isCouponUsedUp } = cart
  if (!coupon?.isActive || !coupon.countries.includes(country) || isCouponUsedUp) return zero
  const minimum = coupon.minimums[country]
  if (minimum === undefined && Object.keys(coupon.minimums).length > 0) return zero
  if (minimum !== undefined && listTotal.isBelow(hundredths(minimum))) return zero
  const counted = lines.filter(({ sku }) => coupon.skus.length === 0 || coupon.skus.includes(sku))
  const saving = savingOf(coupon, counted, listTotal)
  return saving.halfUpTo(exact(step[country]))
}

/**
 * What a coupon takes off before it is rounded. The specification has the first three kinds. The others
 * are examples of `coupons/kinds`, and each `shape.ts` there says what its kind offers.
 */
function savingOf(
  { kind, basisPoints = 0, amount = 0, every = 0, tiers = [] }: BookCoupon,
  lines: readonly BookLine[],
  listTotal: Rational,
): Rational {
  const left = sum(lines.map((line) => line.left))
  switch (kind) {
    case 'percent':
      return left.times(share(basisPoints))
    case 'flat':
      return least(hundredths(amount), left)
    case 'gift':
      return zero
    case 'cheapest-free':
      return everyNth(lines, every)
    case 'nth-unit':
      return everyNth(lines, every).times(share(basisPoints))
    case 'spend-tiers': {
      const reached = tiers.filter(({ from }) => !listTotal.isBelow(hundredths(from)))
      return left.times(share(Math.max(0, ...reached.map((tier) => tier.basisPoints))))
    }
    default:
      throw new Error(`The book has no coupon of the kind ${kind}`)
  }
}

/** Every n-th unit, the dearest first. */
function everyNth(lines: readonly BookLine[], every: number): Rational {
  const units = lines.flatMap(({ price, units: count }) => Array<Rational>(count).fill(price))
  units.sort((a, b) => compare(b, a))
  return sum(units.filter((_, index) => (index + 1) % every === 0))
}

/** §4.57 */
function gamepadsMatch(charged: ReadonlyMap<string, number>, country: Code): boolean {
  const gamepads = charged.get('plugo_gamepad') ?? 0
  const held = [...charged].filter(([sku]) => kits.has(sku))
  const wanting = held.filter(([sku]) => !mayGoWithoutGamepad[sku]?.includes(country))
  return gamepads >= unitsOf(wanting) && (country === 'IN' || gamepads <= unitsOf(held))
}

function unitsOf(lines: readonly (readonly [sku: string, units: number])[]): number {
  return lines.reduce((total, [, units]) => total + units, 0)
}
