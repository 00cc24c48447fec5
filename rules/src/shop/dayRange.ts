import type { CountryCode } from '../countries/codes.ts'
import { countries } from '../countries/countries.ts'
import type { DeliveryEstimate } from './delivery.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * The range of delivery days: "Nov 24–27", "29 Sep – 2 Oct". Not by `Intl`, whose first use takes
 * 100 ms on a slow phone (docs/decisions/089).
 */
export function dayRange({ earliest, latest }: DeliveryEstimate, country: CountryCode): string {
  const [from, to] = [parts(earliest), parts(latest)]
  const isMonthFirst = countries[country].writesMonthFirst
  if (from.month !== to.month) {
    const [first, last] = [from, to].map(({ day, month }) =>
      isMonthFirst ? `${month} ${day}` : `${day} ${month}`,
    )
    return `${first} – ${last}`
  }
  const days = from.day === to.day ? `${from.day}` : `${from.day}–${to.day}`
  return isMonthFirst ? `${from.month} ${days}` : `${days} ${from.month}`
}

function parts(date: string) {
  return { month: months[Number(date.slice(5, 7)) - 1], day: Number(date.slice(8)) }
}
