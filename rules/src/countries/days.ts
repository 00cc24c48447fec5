import { isoDate, type IsoDate } from '../calendar.ts'
import { countries, type CountryCode } from './countries.ts'

/*
 * Days of a country. Each country has one time zone, in which every date of the shop is counted; the device's
 * zone counts nowhere (docs/decisions/381).
 */

/**
 * The calendar day in a country at an instant.
 * @param at - ISO 8601 with its offset, or a Date
 * @throws RangeError for an invalid date
 */
export function dayIn(country: CountryCode, at: string | Date): IsoDate {
  const date = new Date(wallClock(country, new Date(at)))
  return isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/**
 * The instant at which a day begins in a country. A day has 23 or 25 hours where its clock changes. It ends where
 * the next one begins.
 */
export function startOfDay(country: CountryCode, day: IsoDate): Date {
  const midnight = new Date(day)
  // No zone above changes its clock between its own midnight and that of UTC: the offset is the same at both.
  const ahead = wallClock(country, midnight) - midnight.getTime()
  return new Date(midnight.getTime() - ahead)
}

const formats = new Map<CountryCode, Intl.DateTimeFormat>()

/** What a country's clocks show at an instant, to the second, as if it were UTC. In milliseconds since 1970. */
function wallClock(country: CountryCode, at: Date): number {
  const format = formats.get(country) ?? formatOf(countries[country].timeZone)
  formats.set(country, format)
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
}

/** Made on first use, because that blocks a slow phone for a tenth of a second (docs/decisions/089). */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
}
