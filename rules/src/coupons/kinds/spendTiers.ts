import { moneyFromWire, moneyToWire, percentFromWire, percentToWire } from '../../contract/money.ts'
import { defaultCountry } from '../../countries/codes.ts'
import { countries } from '../../countries/countries.ts'
import { formatMoneyBriefly } from '../../countries/money.ts'
import { isChargeable, percentOf } from '../../money.ts'
import { type ValuesOf, hasFields, isAmount, isListOf, isWhole } from '../parts/fields.ts'
import type { KindFields, KindLint, KindPricing, KindWire, KindWords } from '../parts/kind.ts'
import { isShare, leftOfAll, shareOut } from '../parts/share.ts'

const tierShape = {
  /** The value of goods at list prices, before combos and coupon, from which the tier applies. */
  from: isAmount,
  basisPoints: isWhole,
}

function isTier(value: unknown): value is ValuesOf<typeof tierShape> {
  return hasFields(value, tierShape)
}

/** A percentage that rises with the value of goods. Thresholds are in the currency of its country. */
export const shape = {
  /** Thresholds and shares, both ascending. */
  tiers: isListOf(isTier),
}

type Own = KindFields<'spend-tiers', typeof shape>

/**
 * The highest tier reached applies to the whole cart: with 10 % from $50 and 15 % from $100, goods of $120
 * get $18 off.
 */
export const pricing: KindPricing<Own> = {
  bringsGift: false,
  isSound: ({ tiers }, quantum) =>
    tiers.every(({ from, basisPoints }) => isChargeable(from, quantum) && isShare(basisPoints)),
  savingPerLine: ({ tiers }, lines, { quantum, listTotal }) => {
    const basisPoints = tiers.findLast(({ from }) => listTotal >= from)?.basisPoints ?? 0
    return shareOut(percentOf(leftOfAll(lines), basisPoints, quantum), lines, quantum)
  },
}

/** Thresholds are in the currency of the coupon's first country: `lintCoupons` asks for one country. */
export const wire: KindWire<Own> = {
  read: ({ tiers = [], country: [country = defaultCountry] }) => ({
    kind: 'spend-tiers',
    tiers: tiers.map(({ from, percent }, index) => ({
      from: moneyFromWire(from, country, `tiers.${index}.from`),
      basisPoints: percentFromWire(percent, `tiers.${index}.percent`),
    })),
  }),
  write: ({ tiers, countries: [country = defaultCountry] }) => ({
    code_value: 0,
    tiers: tiers.map(({ from, basisPoints }) => ({
      from: moneyToWire(from, country),
      percent: percentToWire(basisPoints),
    })),
  }),
}

export const words: KindWords<Own> = ({ tiers }, country) =>
  tiers
    .map(
      ({ from, basisPoints }) =>
        `${basisPoints / 100}% off from ${formatMoneyBriefly(from, country)}`,
    )
    .join(', ')

/**
 * Refuses several countries, because the thresholds are amounts of one currency, and tiers whose threshold or percentage
 * does not rise.
 */
export const lint: KindLint<Own> = ({ tiers, countries: [country, ...others] }) => {
  if (country === undefined || others.length > 0 || tiers.length === 0) return true
  const { quantum } = countries[country].currency
  return !tiers.every(({ from, basisPoints }, index) => {
    const before = tiers[index - 1] ?? { from: -1, basisPoints: 0 }
    const isRising = from > before.from && basisPoints > before.basisPoints
    return isRising && isShare(basisPoints) && isChargeable(from, quantum)
  })
}
