import type { CountryCode, PricedLine } from '@stemside/rules'
import { cartLineOf } from '../../content/cartLines.ts'
import { squareOf } from '../../content/pictures.ts'
import { sampleCart } from '../../content/prices.fixtures.ts'

/** A cart line, priced by the rules. */
export function lineOf(country: CountryCode, sku: string, quantity: number): PricedLine {
  const [line] = sampleCart(country, [{ sku, quantity }]).lines
  if (line === undefined) throw new Error(`${sku} has no line`)
  return line
}

/** A line of two globes. */
export function globeLine(country: CountryCode) {
  return {
    country,
    line: lineOf(country, 'orboot', 2),
    picture: squareOf('orboot'),
    description: cartLineOf('orboot'),
  }
}
