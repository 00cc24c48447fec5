import { countries } from '../../../countries/countries.ts'
import { isChargeable } from '../../../money.ts'
import type { KindLint } from '../kind.ts'
import { isShare } from '../share.ts'

/**
 * Thresholds are in one currency, so the coupon needs exactly one country. Thresholds and shares must rise.
 */
export const spendTiersLint: KindLint<'spend-tiers'> = ({
  tiers,
  countries: [country, ...others],
}) => {
  if (country === undefined || others.length > 0 || tiers.length === 0) return true
  const { quantum } = countries[country].currency
  return !tiers.every(({ from, basisPoints }, index) => {
    const before = tiers[index - 1] ?? { from: -1, basisPoints: 0 }
    const isRising = from > before.from && basisPoints > before.basisPoints
    return isRising && isShare(basisPoints) && isChargeable(from, quantum)
  })
}
