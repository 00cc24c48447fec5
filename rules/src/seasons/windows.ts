import { addDays, isoDate, nthWeekday, type IsoDate } from '../calendar.ts'

/** The first and the last day of a season in a year, both inclusive. */
export type Window = (year: number) => readonly [first: IsoDate, last: IsoDate]

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
