import { money, type CountryCode, type PricedLine } from '@stemside/rules'
import { cartLineOf } from '../../content/cartLines.ts'
import { squareOf } from '../../content/pictures.ts'
import { sampleCart } from '../../content/prices.fixtures.ts'
import { recorded } from '../../fixtures/recorded.ts'

/** A cart line, priced by the rules. */
export const lineOf = recorded(
  (country: CountryCode, sku: string, quantity: number): PricedLine => {
    const [line] = sampleCart(country, [{ sku, quantity }]).lines
    if (line === undefined) throw new Error(`${sku} has no line`)
    return line
  },
)

/** The gamepad that a kit in the United Kingdom needs. */
export const gamepadOffer = { skus: ['plugo_detective'], price: money('15', 'GB') }

/** A line of two globes. */
export const globeLine = recorded((country: CountryCode) => {
  return {
    country,
    line: lineOf(country, 'orboot', 2),
    picture: squareOf('orboot'),
    description: cartLineOf('orboot'),
  }
})
