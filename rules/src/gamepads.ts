import { maxQuantity } from './cart/maxQuantity.ts'
import { gamepadSku } from './catalogue/products.ts'
import type { Catalogue } from './catalogue/types.ts'
import type { Cart } from './pricing/types.ts'

export interface GamepadCount {
  /** Plugo kits in the cart, also those in combos. Bundles do not count: they contain a gamepad. */
  readonly kits: number
  readonly gamepads: number
  /** The fewest gamepads that the cart needs: one for each kit that is not sold without one. */
  readonly least: number
  /** The most gamepads that the country allows with these kits. */
  readonly most: number
  /** How many gamepads one cart can buy; 0 if they have no price or are not sold here. */
  readonly buyable: number
}

/**
 * Counts Plugo kits and gamepads, and how many gamepads the country asks for and allows. Source:
 * §4.57.
 */
export function countGamepads({ lines }: Cart, catalogue: Catalogue): GamepadCount {
  let kits = 0
  let gamepads = 0
  let least = 0
  for (const { sku, quantity } of lines) {
    const offer = catalogue.offers.get(sku)
    if (!offer?.isSoldHere) continue
    if (offer.kind === 'gamepad') gamepads += quantity
    if (offer.kind === 'kit') kits += quantity
    if (offer.wantsGamepad) least += quantity
  }
  const most = catalogue.rules.gamepads.areSoldSpare ? Infinity : kits
  const buyable = catalogue.offers.get(gamepadSku)?.isSoldHere ? maxQuantity : 0
  return { kits, gamepads, least, most, buyable }
}
