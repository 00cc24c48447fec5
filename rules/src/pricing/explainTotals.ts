import { gamepadSku } from '../catalogue/products.ts'
import type { GamepadCount } from '../gamepads.ts'
import type { MinorUnits } from '../money.ts'
import type { Shipping } from '../shipping.ts'
import type { GamepadExplanation, ShippingExplanation } from './types.ts'

/**
 * Explains shipping: free, or how much is missing until it is. `base` is what the goods cost after combos.
 */
export function explainShipping(
  { charge, freeFrom, short }: Shipping,
  base: MinorUnits,
): ShippingExplanation {
  const about = { subject: 'shipping', id: 'shipping' } as const
  if (short === 0)
    return { ...about, applied: true, reason: 'applied', figures: { base, freeFrom } }
  const figures = { base, freeFrom, charge, short }
  return { ...about, applied: false, reason: 'below-threshold', figures }
}

/** Explains whether gamepads and kits match. Empty if the cart has neither. */
export function explainGamepads({
  kits,
  gamepads,
  least,
  most,
}: GamepadCount): GamepadExplanation[] {
  if (kits === 0 && gamepads === 0) return []
  const about = { subject: 'gamepad', id: gamepadSku, applied: false } as const
  const figures = { kits, gamepads, least }
  if (gamepads < least) {
    return [{ ...about, reason: 'too-few', figures: { ...figures, short: least - gamepads } }]
  }
  if (gamepads > most) {
    return [{ ...about, reason: 'too-many', figures: { ...figures, surplus: gamepads - most } }]
  }
  return [{ ...about, applied: true, reason: 'applied', figures }]
}
