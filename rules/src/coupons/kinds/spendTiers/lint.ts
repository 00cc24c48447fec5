import { countries } from '../../../countries/countries.ts'
import { isChargeable } from '../../../money.ts'
import type { KindLint } from '../kind.ts'
import { isShare } from '../share.ts'

/** Thresholds have one currency, and so one country; both they and the shares rise. */
export const spendTiersLint: KindLint<'spend-tiers'> = ({ tiers, countries: usedIn }) =>
  usedIn.length !== 1 ||
  tiers.length === 0 ||
  !tiers.every(({ from, basisPoints }, index) => {
    const before = tiers[index - 1] ?? { from: -1, basisPoints: 0 }
    const isRising = from > before.from && basisPoints > before.basisPoints
    return (
      isRising &&
      isShare(basisPoints) &&
      usedIn.every((country) => isChargeable(from, countries[country].currency.quantum))
    )
  })
