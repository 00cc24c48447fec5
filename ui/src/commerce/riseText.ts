import { formatMoney, negative, type CountryCode, type MinorUnits } from '@stemside/rules'

/** "Your total rises by $36.40.", also for a total that falls or stays. */
export function riseText(rise: MinorUnits, country: CountryCode): string {
  if (rise === 0) return 'Your total stays the same.'
  return rise > 0
    ? `Your total rises by ${formatMoney(rise, country)}.`
    : `Your total falls by ${formatMoney(negative(rise), country)}.`
}
