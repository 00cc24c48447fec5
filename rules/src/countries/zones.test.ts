import { expect, it } from 'vitest'
import { countryCodes, type CountryCode } from './codes.ts'
import { minutesAhead } from './zones.ts'

const names: Readonly<Record<CountryCode, string>> = {
  IN: 'Asia/Kolkata',
  US: 'America/New_York',
  GB: 'Europe/London',
  CA: 'America/Toronto',
  AE: 'Asia/Dubai',
}

/** What `Intl` says of a zone, from "GMT-05:00". */
function aheadByIntl(format: Intl.DateTimeFormat, at: Date): number {
  const zone = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(zone ?? '') ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

it.each(countryCodes)('the clocks of %s run as those of its zone', (country) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: names[country],
    timeZoneName: 'longOffset',
  })
  const hour = 60 * 60 * 1000
  const end = Date.UTC(2040, 0)
  // Clocks change on Sundays, so compare every hour of a Sunday, and only noon of another day.
  for (let at = Date.UTC(2024, 0); at < end;) {
    const date = new Date(at)
    const found = [date, minutesAhead(country, date)]
    expect(found).toEqual([date, aheadByIntl(format, date)])
    at += date.getUTCDay() === 0 ? hour : 12 * hour
  }
})
