import { RulesError } from './errors.ts'

/**
 * A calendar day without a time, of the years 0001 to 9999: `2026-11-27`. `dayIn` tells the day in
 * a country.
 */
export type IsoDate = `${number}-${number}-${number}`

/** A date from its parts, month and day from 1. @throws RulesError beyond the years of `IsoDate`. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return dateOf(date)
}

/** Reads a date; undefined for a day that does not exist, such as 2026-02-30. */
export function parseDate(text: unknown): IsoDate | undefined {
  if (typeof text !== 'string' || !isDateText(text)) return undefined
  const date = new Date(text)
  // Some engines roll 30 February over into March.
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists ? text : undefined
}

/** @throws RulesError beyond the years of `IsoDate`. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const later = new Date(date)
  later.setUTCDate(later.getUTCDate() + days)
  return dateOf(later)
}

/** 0 is Sunday, 6 Saturday. */
export function weekday(date: IsoDate): number {
  return new Date(date).getUTCDay()
}

export function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

/** The nth weekday of a month: the 4th Thursday of November is nthWeekday(year, 11, 4, 4). */
export function nthWeekday(year: number, month: number, day: number, nth: number): IsoDate {
  const first = isoDate(year, month, 1)
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (nth - 1))
}

function dateOf(date: Date): IsoDate {
  const text = date.toISOString().replace(/T.*/, '')
  if (isDateText(text)) return text
  throw new RulesError([{ path: 'date', reason: `${text} is not a day of the years 0001 to 9999` }])
}

function isDateText(text: string): text is IsoDate {
  return /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)
}
