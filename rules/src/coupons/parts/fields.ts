import type { MinorUnits } from '../../money.ts'

/*
 * The fields of a coupon. Each is a check of an unknown value, from the browser's storage or an imported
 * store. A coupon's type is derived from these checks, so that its shape is stated once.
 */

/** Checks whether an unknown value is of the field's type. */
export type Check<T> = (value: unknown) => value is T

export type Fields = Readonly<Record<string, Check<unknown>>>

/** The types of fields, by name. */
export type ValuesOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Check<infer T> ? T : never
}

export function hasFields<F extends Fields>(value: unknown, fields: F): value is ValuesOf<F> {
  if (typeof value !== 'object' || value === null) return false
  const entries = new Map<string, unknown>(Object.entries(value))
  return Object.entries(fields).every(([name, isValue]) => isValue(entries.get(name)))
}

export const isText: Check<string> = (value) => typeof value === 'string'

export const isYesOrNo: Check<boolean> = (value) => typeof value === 'boolean'

/** A whole number from 0: a count, or basis points. */
export const isWhole: Check<number> = (value): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Whole minor units from 0. */
export const isAmount: Check<MinorUnits> = (value): value is MinorUnits => isWhole(value)

export function isListOf<T>(isEntry: Check<T>): Check<readonly T[]> {
  return (value) => Array.isArray(value) && value.every(isEntry)
}
