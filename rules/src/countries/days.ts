import { isoDate, parseDate, type IsoDate } from '../calendar.ts'
import { countries, type CountryCode } from './countries.ts'
import { minutesAhead } from './zones.ts'

/*
 * Days of a country. Each country has one time zone, in which every date of the shop is counted; the device's
 * zone counts nowhere (docs/decisions/381).
 */

/** Whether a text is a time in ISO 8601, as the functions below take it. */
export function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}

/** The time a number of hours later. Both ISO 8601, the result in UTC. */
export function hoursAfter(at: string, hours: number): string {
  return new Date(Date.parse(at) + hours * 60 * 60 * 1000).toISOString()
}

/**
 * The calendar day in a country at a time.
 * @param at - ISO 8601 with its offset
 * @throws RangeError for a text that is no time
 */
export function dayIn(country: CountryCode, at: string): IsoDate {
  const date = new Date(wallClock(country, new Date(at)))
  return isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/**
 * The time at which a day begins in a country, ISO 8601 in UTC. A day has 23 or 25 hours when its clock changes.
 * It ends as the next one begins.
 */
export function startOfDay(country: CountryCode, day: IsoDate): string {
  const midnight = new Date(day)
  // No zone of `zones.ts` changes its clock between its own midnight and that of UTC: the offset is the same at both.
  const ahead = wallClock(country, midnight) - midnight.getTime()
  return new Date(midnight.getTime() - ahead).toISOString()
}

/**
 * A day as its country writes it: "21 November 2026", "November 21, 2026".
 * @param at - a day, or a time in ISO 8601, which stands for its day in that country
 */
export function longDate(at: string, country: CountryCode): string {
  const format = new Intl.DateTimeFormat(countries[country].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(parseDate(at) ?? dayIn(country, at)))
}

/**
 * What a country's clocks show at a time, read as a time in UTC: in London's summer, 13:00 UTC for 12:00 UTC. In
 * milliseconds since 1970.
 */
function wallClock(country: CountryCode, at: Date): number {
  return at.getTime() + minutesAhead(country, at) * 60_000
}
