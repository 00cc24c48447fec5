import type { $brand } from 'zod/mini'
import { RulesError } from './errors.ts'

/**
 * An amount of money in integer minor units of a currency (paise, cents, pence, fils).
 * The type is branded, as zod brands what it has parsed: a count, a percentage or a decimal number is
 * not an amount. No amount is ever a fraction. Source: §4.61.
 */
export type MinorUnits = number & $brand<'MinorUnits'>

/** Marks a number as an amount. It checks nothing: `isChargeable` does. */
export function minor(amount: number): MinorUnits
export function minor(amount: number): number {
  return amount
}

export const nothing = /* @__PURE__ */ minor(0)

export function plus(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minor(a + b)
}

export function minus(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minor(a - b)
}

/** An amount multiplied by a count. */
export function times(amount: MinorUnits, count: number): MinorUnits {
  return minor(amount * count)
}

/** The same amount with the other sign; 0 stays 0. */
export function negative(amount: MinorUnits): MinorUnits {
  return minor(0 - amount)
}

/** Adds up one amount for each entry. */
export function sumOf<T>(entries: readonly T[], amountOf: (entry: T) => MinorUnits): MinorUnits {
  let sum = nothing
  for (const entry of entries) sum = plus(sum, amountOf(entry))
  return sum
}

/** Hundredths of a percent: 2500 is 25 %. */
export type BasisPoints = number

/** How a currency's amounts are counted, rounded and written. */
export interface Currency {
  /** ISO 4217. */
  readonly code: string
  /** The symbol of §9.28, with a trailing space if it has one. */
  readonly symbol: string
  /** Digits after the decimal point: 2 for cents, 0 for yen, 3 for the fils of a Kuwaiti dinar. */
  readonly decimals: number
  /** Computed amounts are multiples of this many minor units: 100 paise in IN. */
  readonly quantum: number
  /** Whether whole amounts are shown without decimals. */
  readonly hidesWholeDecimals: boolean
  /** How a whole number is grouped: 123,456 or 1,23,456. */
  readonly grouping: 'thousands' | 'lakhs'
}

const decimal = /^(\d{1,11})(?:\.(\d+))?$/

/**
 * Reads a plain decimal text as minor units, digit by digit: with two decimals "97.48" is 9748 and
 * "4122" is 412200. Returns undefined for anything else: signs, exponents, more decimals than the currency
 * has, more than eleven whole digits.
 */
export function parseAmount(
  text: string,
  { decimals }: Pick<Currency, 'decimals'>,
): MinorUnits | undefined {
  const [, whole, fraction = ''] = decimal.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals) return undefined
  return minor(Number(whole + fraction.padEnd(decimals, '0')))
}

/**
 * An amount written by hand in data: `amountIn(dollar, '97.48')`. @throws RulesError for a text that is no
 * amount.
 */
export function amountIn(currency: Currency, text: string): MinorUnits {
  const amount = parseAmount(text, currency)
  if (amount === undefined) throw new RulesError([{ path: text, reason: 'is not an amount' }])
  return amount
}

/** The plain decimal text of an amount, always with all decimals of its currency: 9748 is "97.48". */
export function decimalText(amount: MinorUnits, { decimals }: Pick<Currency, 'decimals'>): string {
  const [whole, fraction] = splitDecimal(amount, decimals)
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`
}

/** Whether an amount can be charged in steps of a country's quantum: whole, never negative, finite. */
export function isChargeable(amount: number, quantum: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount % quantum === 0
}

/*
 * The places of a whole number's commas. `Intl` is not used: its first use blocks a slow phone for a tenth of
 * a second (docs/decisions/089). A property test compares the results with those of `Intl`.
 */
const thousands = /\B(?=(?:\d{3})+$)/g
const lakhs = /\B(?=(?:\d{2})*\d{3}$)/g

/** A whole number as shoppers read it: 35500 is "35,500". */
export function formatCount(count: number): string {
  return String(count).replace(thousands, ',')
}

/**
 * An amount as shoppers read it, with its currency's symbol: "$97.48", "AED 343.50". All locales of the
 * shop write the decimals after a point.
 */
export function formatAmount(amount: MinorUnits, currency: Currency): string {
  const { symbol, decimals, hidesWholeDecimals, grouping } = currency
  const [units, fraction] = splitDecimal(amount, decimals)
  const whole = grouping === 'lakhs' ? String(units).replace(lakhs, ',') : formatCount(units)
  const isWhole = amount % 10 ** decimals === 0
  return `${amount < 0 ? '-' : ''}${symbol}${whole}${hidesWholeDecimals && isWhole ? '' : fraction}`
}

/** An amount in a sentence: without decimals if they are zero: "$75", "$74.99". */
export function formatBriefly(amount: MinorUnits, currency: Currency): string {
  return formatAmount(amount, { ...currency, hidesWholeDecimals: true })
}

/** The whole units of an amount without its sign, and its decimals with the point before them. */
function splitDecimal(amount: MinorUnits, decimals: number): [whole: number, fraction: string] {
  const absolute = Math.abs(amount)
  const rest = absolute % 10 ** decimals
  const fraction = decimals === 0 ? '' : `.${String(rest).padStart(decimals, '0')}`
  return [(absolute - rest) / 10 ** decimals, fraction]
}

/** A percentage of an amount, half up to a multiple of `quantum` (both in minor units). */
export function percentOf(amount: MinorUnits, share: BasisPoints, quantum: number): MinorUnits {
  const [steps, rest] = divide(amount, share, 10_000 * quantum)
  return minor((steps + (rest * 2 >= 10_000 * quantum ? 1 : 0)) * quantum)
}

/** An amount less a percentage of it, truncated to a multiple of `quantum` (both in minor units). */
export function lessPercent(amount: MinorUnits, share: BasisPoints, quantum: number): MinorUnits {
  return minor(divide(amount, 10_000 - share, 10_000 * quantum)[0] * quantum)
}

/** `part` of `whole` equal parts of an amount, truncated to a multiple of `quantum`. */
export function partOf(
  amount: MinorUnits,
  part: number,
  whole: number,
  quantum: number,
): MinorUnits {
  return minor(divide(amount, part, whole * quantum)[0] * quantum)
}

/** One part of an amount that was shared out. */
export interface Share<T> {
  readonly of: T
  readonly amount: MinorUnits
}

/**
 * Shares an amount out in proportion to weights, in whole steps, by largest remainder; the shares add
 * up to the amount. Equal remainders go to the earlier one. `amount` is a multiple of `step`; if
 * all weights are 0, every share is 0.
 */
export function allocate<T>(
  amount: MinorUnits,
  among: readonly T[],
  weightOf: (one: T) => MinorUnits,
  step = 1,
): Share<T>[] {
  const whole = sumOf(among, weightOf)
  if (whole === 0) return among.map((of) => ({ of, amount: nothing }))
  const parts = among.map((of) => {
    const [steps, rest] = divide(amount / step, weightOf(of), whole)
    return { of, amount: minor(steps * step), rest }
  })
  let left = minus(
    amount,
    sumOf(parts, (part) => part.amount),
  )
  if (left === 0) return parts
  for (const part of parts.toSorted((a, b) => b.rest - a.rest)) {
    if (left === 0) break
    part.amount = minor(part.amount + step)
    left = minor(left - step)
  }
  return parts
}

/**
 * Quotient and remainder of a × b ÷ divisor, for whole numbers from 0, exact even if a × b exceeds the
 * safe integers. A quotient of safe integers never rounds up to the next whole number.
 */
function divide(a: number, b: number, divisor: number): [quotient: number, remainder: number] {
  const product = a * b
  if (Number.isSafeInteger(product)) {
    const quotient = Math.floor(product / divisor)
    return [quotient, product - quotient * divisor]
  }
  const exact = BigInt(a) * BigInt(b)
  return [Number(exact / BigInt(divisor)), Number(exact % BigInt(divisor))]
}
