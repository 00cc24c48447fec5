import type { Catalogue } from '../catalogue/types.ts'
import { formatBriefly } from '../money.ts'
import { amountOf } from '../pricing/figureOf.ts'
import type { Explanation } from '../pricing/types.ts'

export interface MinimumPopup {
  /** STEM20 has its own popup; all other coupons with a minimum share one. Source: §2.50, §2.51. */
  readonly popup: 'coupon-error' | 'minimum-cart'
  readonly message: string
}

/** The popup of a coupon's unmet minimum: "Build a cart of $75 or more to use STEM20". */
export function minimumPopup(
  { id, reason, figures }: Explanation,
  { rules }: Catalogue,
): MinimumPopup | undefined {
  if (reason !== 'below-minimum') return undefined
  const minimum = formatBriefly(amountOf(figures, 'minimum'), rules.currency)
  return {
    popup: id === 'STEM20' ? 'coupon-error' : 'minimum-cart',
    message: `Build a cart of ${minimum} or more to use ${id}`,
  }
}
