import { formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'

/**
 * What a set saves, beside its price. The struck price there is another one: before the coupon, or before a reduction.
 * So the text says what the figure is compared with.
 */
export function setSavingText(saving: MinorUnits, country: CountryCode): string {
  return `You save ${formatMoney(saving, country)} compared with buying one by one`
}
