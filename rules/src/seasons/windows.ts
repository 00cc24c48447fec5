import { addDays, isoDate, nthWeekday, type IsoDate } from '../calendar.ts'

/** The first and the last day of a season in a year, both inclusive. Undefined in a year without the season. */
export type Window = (year: number) => readonly [first: IsoDate, last: IsoDate] | undefined

type MonthDay = readonly [month: number, day: number]

/** The same days every year. A season cannot include New Year's Eve and New Year's Day. */
export function yearly(first: MonthDay, last: MonthDay): Window {
  return (year) => [isoDate(year, ...first), isoDate(year, ...last)]
}

/** Days of one year only. */
export function once(first: IsoDate, last: IsoDate): Window {
  return () => [first, last]
}

/** The Friday after the fourth Thursday of November, to the Monday after it. */
export const blackFridayToCyberMonday: Window = (year) => {
  const thanksgiving = nthWeekday(year, 11, 4, 4)
  return [addDays(thanksgiving, 1), addDays(thanksgiving, 4)]
}

/**
 * The day of Raksha Bandhan in each year. The festival follows the moon. Add years before the table ends. Source:
 * https://www.timeanddate.com/holidays/india/raksha-bandhan, compared in
 * https://github.com/vacanza/holidays (holidays/calendars/hindu.py, RAKSHA_BANDHAN_DATES), all ten years.
 */
export const rakshaBandhan: Readonly<Record<number, IsoDate>> = {
  2022: '2022-08-11',
  2023: '2023-08-30',
  2024: '2024-08-19',
  2025: '2025-08-09',
  2026: '2026-08-28',
  2027: '2027-08-17',
  2028: '2028-08-05',
  2029: '2029-08-23',
  2030: '2030-08-13',
  2031: '2031-08-02',
}

/** The week that ends with Raksha Bandhan. */
export const weekOfRakshaBandhan: Window = (year) => {
  const day = rakshaBandhan[year]
  return day && [addDays(day, -6), day]
}
