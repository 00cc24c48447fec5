import { countries, type CountryCode } from '@stemside/rules'

/** A day as its country writes it: "21 November 2026", "November 21, 2026". Takes a date or a time in UTC. */
export function longDate(at: string, country: CountryCode): string {
  const day = new Intl.DateTimeFormat(countries[country].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return day.format(new Date(at))
}
