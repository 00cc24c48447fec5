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
 * by digit from its decimal text: multiplying by 100 would make 1.15 into 114.99999999999999. `path`
 * is where it stands, such as `prices.orboot.list_price`.
 * @throws RulesError for more decimals than the currency has, exponents and what is not finite.
 */
export function moneyFromWire(amount: number, country: CountryCode, path = 'amount'): MinorUnits {
  return amountFromWire(amount, countries[country].currency, path)
}

/**
 * Minor units as the plain number of JSON. Division is correctly rounded, so the result is the very
 * number that the decimal text reads as: 9748 gives 97.48.
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
 * @throws RulesError for what is no such percentage.
 */
export function percentFromWire(percent: number, path: string): BasisPoints {
  return amountFromWire(percent, { decimals: 2 }, path)
}

/** Basis points as a percentage: 1250 is 12.5. */
export function percentToWire(basisPoints: BasisPoints): number {
  return basisPoints / 100
}
