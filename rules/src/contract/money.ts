import { RulesError } from '../errors.ts'
import { countries, type CountryCode } from '../countries/countries.ts'
import {
  negative,
  parseAmount,
  type BasisPoints,
  type Currency,
  type MinorUnits,
} from '../money.ts'

/**
 * JSON's plain decimal number (97.48) as integer minor units of a country's currency (9748), read digit
 * by digit from its decimal text, because 1.15 * 100 is 114.99999999999999. `path` names the field in
 * errors, such as `prices.orboot.list_price`.
 * @throws RulesError for more decimals than the currency has, an exponent, or a number that is not finite.
 */
export function moneyFromWire(amount: number, country: CountryCode, path = 'amount'): MinorUnits {
  return amountFromWire(amount, countries[country].currency, path)
}

/**
 * Minor units as JSON's plain number: 9748 gives 97.48. IEEE division rounds correctly, so the result is
 * the same number as the parsed text "97.48".
 */
export function moneyToWire(amount: MinorUnits, country: CountryCode): number {
  return amountToWire(amount, countries[country].currency)
}

type Decimals = Pick<Currency, 'decimals'>

/** `moneyFromWire` for a currency. */
export function amountFromWire(amount: number, currency: Decimals, path = 'amount'): MinorUnits {
  const read = parseAmount(String(Math.abs(amount)), currency)
  if (read === undefined) {
    throw new RulesError([{ path, reason: `${amount} is no amount of money` }])
  }
  return amount < 0 ? negative(read) : read
}

/** `moneyToWire` for a currency. */
export function amountToWire(amount: MinorUnits, { decimals }: Decimals): number {
  return amount / 10 ** decimals
}

/**
 * A percentage of at most two decimals as basis points: 12.5 is 1250.
 * @throws RulesError for any other number.
 */
export function percentFromWire(percent: number, path: string): BasisPoints {
  return amountFromWire(percent, { decimals: 2 }, path)
}

/** Basis points as a percentage: 1250 is 12.5. */
export function percentToWire(basisPoints: BasisPoints): number {
  return basisPoints / 100
}
