import { RulesError } from '../errors.ts'
import { parseMoney, type Minor } from '../money.ts'

/**
 * JSON's plain decimal number (97.48) as integer minor units (9748), read digit by digit from its
 * decimal text: multiplying by 100 would make 1.15 into 114.99999999999999. `path` is where it stands,
 * such as `prices.orboot.list_price`.
 * @throws RulesError for more than two decimals, exponents and what is not finite.
 */
export function moneyFromWire(amount: number, path = 'amount'): Minor {
  const minor = parseMoney(String(Math.abs(amount)))
  if (minor === undefined) {
    throw new RulesError([{ path, reason: `${amount} is no amount of money` }])
  }
  return amount < 0 ? -minor : minor
}

/**
 * Minor units as the plain number of JSON. Division is correctly rounded, so the result is the very
 * number that the decimal text reads as: 9748 gives 97.48.
 */
export function moneyToWire(minor: Minor): number {
  return minor / 100
}
