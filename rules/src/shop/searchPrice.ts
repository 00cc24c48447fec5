import { parseAmount, type Currency, type MinorUnits } from '../money.ts'
import { westernDigits } from '../westernDigits.ts'

/** A search text without the prices that it names, and those prices. Both belong to the range. */
export interface SearchText {
  readonly words: string
  readonly least?: MinorUnits
  readonly most?: MinorUnits
}

const number = String.raw`\d[\d,]*(?:\.\d+)?(?!\d)`
const name = String.raw`(?:rs|inr|usd|gbp|cad|aed|dhs?|dirhams?|rupees?|dollars?|pounds?)(?![a-z])\.?`
const signBefore = String.raw`(?:(?:\b(?:us|ca?))?[$£€₹]|\b${name})`
const signAfter = String.raw`(?:[$£€₹]|${name})`
/** "24 months" and "20 pieces" are no amounts. */
const noUnit = String.raw`(?!\s*(?:months?|years?|yrs?|pieces?|pcs)\b)`
const amount = String.raw`(?:${signBefore}\s*)?${number}(?:\s*${signAfter})?${noUnit}`
const upTo = String.raw`(?:\b(?:under|below|less than|up to|at most|no more than|cheaper than|max|within)|<)`
const above = String.raw`(?:\b(?:over|above|more than|at least|from)|>)`

/** The ways to name a price, with what each of its amounts is. */
const forms: readonly (readonly [RegExp, ...('least' | 'most')[]])[] = [
  [
    new RegExp(
      String.raw`(?:\bbetween\s+)?(${amount})\s*(?:-|–|\bto\b|\band\b)\s*(${amount})`,
      'g',
    ),
    'least',
    'most',
  ],
  [new RegExp(String.raw`${upTo}\s*(${amount})`, 'g'), 'most'],
  [new RegExp(String.raw`${above}\s*(${amount})`, 'g'), 'least'],
  [new RegExp(String.raw`(${signBefore}\s*${number}|${number}\s*${signAfter})`, 'g'), 'most'],
]
const signed = new RegExp(String.raw`${signBefore}\s*\d|\d\s*${signAfter}`)

/** A number up to this one is an age, unless a sign of money stands beside it. */
const oldest = 18

/**
 * Reads the price in a search: "gifts under $50", "20 to 40 dollars", "over ₹1,000 under ₹3,000". The number counts in
 * the country's currency, whatever its sign. If one number has a sign, only numbers with a sign are prices.
 */
export function readSearch(text: string, currency: Pick<Currency, 'decimals'>): SearchText {
  let words = westernDigits(text).toLowerCase()
  const hasSign = signed.test(words)
  const found: { least?: MinorUnits; most?: MinorUnits } = {}
  for (const [form, ...bounds] of forms) {
    if (bounds.some((bound) => bound in found)) continue
    for (const [phrase, ...amounts] of words.matchAll(form)) {
      const numbers = amounts.map((one) => one.replaceAll(/[^\d.]|\.(?!\d)/g, ''))
      const isPrice = hasSign ? signed.test(phrase) : numbers.every((one) => Number(one) > oldest)
      const prices = numbers.flatMap((one) => parseAmount(one, currency) ?? [])
      if (!isPrice || prices.length < bounds.length) continue
      Object.assign(found, Object.fromEntries(bounds.map((bound, index) => [bound, prices[index]])))
      words = words.replace(phrase, ' ')
      break
    }
  }
  const { least, most } = found
  if (least === undefined && most === undefined) return { words: text }
  return least !== undefined && most !== undefined && least > most
    ? { words, least: most, most: least }
    : { words, ...found }
}
