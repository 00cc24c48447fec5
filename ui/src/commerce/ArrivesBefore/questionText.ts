import { dayRange, type CountryCode, type GiftDay, type IsoDate } from '@stemside/rules'

/** "Is it for a birthday?", or before a gift day "Is it for Christmas? Order by 18 Dec." */
export function questionText(giftDay: GiftDay | undefined, country: CountryCode): string {
  if (giftDay === undefined) return 'Is it for a birthday?'
  const { name, orderBy } = giftDay
  const until = orderBy === undefined ? '' : ` Order by ${dayText(orderBy, country)}.`
  return `Is it for ${name}?${until}`
}

export function dayText(day: IsoDate, country: CountryCode): string {
  return dayRange({ earliest: day, latest: day }, country)
}
