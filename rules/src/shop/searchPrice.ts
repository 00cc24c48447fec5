import { parseAmount, type Currency, type MinorUnits } from '../money.ts'
import { westernDigits } from '../westernDigits.ts'

/** A search text without the prices that it names, and those prices. Both belong to the range. */
export interface SearchText {
  readonly words: string
  readonly least?: MinorUnits
  readonly most?: MinorUnits
}

const number = String.raw`\d[\d,]*(?:\.\d+)?`
const sign = String.raw`(?:[$£€₹]|\b(?:rs|inr|usd|gbp|cad|aed|dhs?|dirhams?|rupees|dollars|pounds)\b\.?)`
const amount = String.raw`${sign}?\s*${number}(?:\s*${sign})?`
const upTo = String.raw`(?:\b(?:under|below|less than|up to|at most|no more than|cheaper than|max|within)|<)`
const above = String.raw`(?:\b(?:over|above|more than|at least|from)|>)`

/** The ways to name a price, with what each of its amounts is. */
const forms: readonly (readonly [RegExp, ...('least' | 'most')[]])[] = [
  [
    new RegExp(String.raw`(?:\bbetween\s+)?(${amount})\s*(?:-|–|\bto\b|\band\b)\s*(${amount})`),
    'least',
    'most',
  ],
  [new RegExp(String.raw`${upTo}\s*(${amount})`), 'most'],
  [new RegExp(String.raw`${above}\s*(${amount})`), 'least'],
  [new RegExp(String.raw`(${sign}\s*${number}|${number}\s*${sign})`), 'most'],
]

/** Numbers up to this one, without a sign of money, are ages. */
const oldest = 18

/**
 * Reads the price in a search: "gifts under $50", "20 to 40 dollars", "above ₹3,000". The number counts in the
 * country's currency, whatever its sign. Source: §2.63.
 */
export function readSearch(text: string, currency: Pick<Currency, 'decimals'>): SearchText {
  const typed = westernDigits(text).toLowerCase()
  for (const [form, ...bounds] of forms) {
    const [phrase, ...found] = form.exec(typed) ?? []
    if (phrase === undefined) continue
    const numbers = found.map((one) => one.replaceAll(/[^\d.]|\.(?!\d)/g, ''))
    const isPrice = new RegExp(sign).test(phrase) || numbers.every((one) => Number(one) > oldest)
    const prices = numbers.flatMap((one) => parseAmount(one, currency) ?? [])
    if (!isPrice || prices.length < bounds.length) continue
    return {
      words: typed.replace(phrase, ' '),
      ...Object.fromEntries(bounds.map((bound, index) => [bound, prices[index]])),
    }
  }
  return { words: text }
}
