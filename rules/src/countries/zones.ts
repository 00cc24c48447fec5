import { addDays, nthWeekday, type IsoDate } from '../calendar.ts'
import type { CountryCode } from './codes.ts'

/** How a country's clocks run: those of its one time zone. */
interface Zone {
  /** Minutes ahead of UTC, without summer time. */
  readonly ahead: number
  /** The times between which clocks are an hour further ahead, in milliseconds since 1970. @default never */
  readonly summer?: (year: number) => readonly [from: number, to: number]
}

/*
 * Not `Intl`, because its first use blocks a slow phone for a tenth of a second (docs/decisions/381), and each page needs
 * the day. A test compares the tables with `Intl`, and fails once a country changes its law.
 */

const newYork: Zone = {
  ahead: -5 * 60,
  // At two o'clock in the morning, which is one o'clock without summer time as it ends.
  summer: (year) => [
    timeOf(nthWeekday(year, 3, 0, 2), 7 * 60),
    timeOf(nthWeekday(year, 11, 0, 1), 6 * 60),
  ],
}

const zones: Readonly<Record<CountryCode, Zone>> = {
  /** Asia/Kolkata */
  IN: { ahead: 5.5 * 60 },
  /** America/New_York */
  US: newYork,
  /** Europe/London */
  GB: {
    ahead: 0,
    summer: (year) => [timeOf(lastSunday(year, 3), 60), timeOf(lastSunday(year, 10), 60)],
  },
  /** America/Toronto, whose clocks are those of New York. */
  CA: newYork,
  /** Asia/Dubai */
  AE: { ahead: 4 * 60 },
}

/** How many minutes the clocks of a country are ahead of UTC at an instant. The table is right for 2007 and later. */
export function minutesAhead(country: CountryCode, at: Date): number {
  const { ahead, summer } = zones[country]
  const [from, to] = summer?.(at.getUTCFullYear()) ?? [0, 0]
  return from <= at.getTime() && at.getTime() < to ? ahead + 60 : ahead
}

function timeOf(day: IsoDate, minutesUtc: number): number {
  return Date.parse(day) + minutesUtc * 60_000
}

function lastSunday(year: number, month: number): IsoDate {
  return addDays(nthWeekday(year, month + 1, 0, 1), -7)
}
