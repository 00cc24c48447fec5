import { parseDate } from '../calendar.ts'
import { countries, type CountryCode } from '../countries/countries.ts'
import { dayIn } from '../countries/days.ts'

/**
 * A day as its country writes it: "21 November 2026", "November 21, 2026".
 * @param at - a day, or an instant in ISO 8601, which stands for its day in that country
 */
export function longDate(at: string, country: CountryCode): string {
  const format = new Intl.DateTimeFormat(countries[country].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(parseDate(at) ?? dayIn(country, at)))
}
