import type { Cart, CartLine } from '../pricing/types.ts'
import type { WireCartLine } from './wire.ts'

/** A cart's fields in the bodies of /cart/update and /place_order. */
export interface WireCart {
  readonly cart_data: WireCartLine[]
  readonly gift?: string
}

export function cartToWire(cart: Cart): WireCart {
  return {
    cart_data: linesToWire(cart.lines),
    ...(cart.gift === undefined ? {} : { gift: cart.gift }),
  }
}

/** Only the lines, for /get_skus and /insert_cart. */
export function linesToWire(lines: readonly CartLine[]): WireCartLine[] {
  return lines.map(({ sku, quantity }) => ({ sku, quantity }))
}

export function cartFromWire(wire: {
  readonly cart_data: readonly WireCartLine[]
  readonly gift?: string | undefined
}): Cart {
  return {
    lines: wire.cart_data.map(({ sku, quantity }) => ({ sku, quantity })),
    ...(wire.gift === undefined ? {} : { gift: wire.gift }),
  }
}
