import { normaliseCart } from '../cart/normaliseCart.ts'
import type { Catalogue, Offer, Sku } from '../catalogue/types.ts'
import { nothing, times, type MinorUnits } from '../money.ts'
import type { Cart, CartLine, ViolationCode } from './types.ts'

/** A line of the cart at list prices, before combos and coupon. */
export interface ListLine {
  readonly sku: Sku
  readonly quantity: number
  /** Absent for a sku without a price. */
  readonly offer: Offer | undefined
  /** Units that are charged: all, or none if the sku has no price or is not sold here. */
  readonly charged: number
  readonly listTotal: MinorUnits
  readonly strikeTotal: MinorUnits
}

/**
 * Step 1: the cart's lines at list prices, merged and sorted by sku.
 * @throws RulesError if a quantity is not whole or not between 1 and 20.
 */
export function listLines(cart: Cart, { offers }: Catalogue): readonly ListLine[] {
  return normaliseCart(cart).lines.map((line) => listLine(line, offers.get(line.sku)))
}

function listLine({ sku, quantity }: CartLine, offer: Offer | undefined): ListLine {
  const charged = offer?.isSoldHere ? quantity : 0
  return {
    sku,
    quantity,
    offer,
    charged,
    listTotal: times(offer?.price.listPrice ?? nothing, charged),
    strikeTotal: times(offer?.price.strikePrice ?? nothing, charged),
  }
}

/** Why a line cannot be bought; undefined if it can. */
export function unavailableReason({
  offer,
}: ListLine): Extract<ViolationCode, 'no-price' | 'not-sold-here'> | undefined {
  if (!offer) return 'no-price'
  return offer.isSoldHere ? undefined : 'not-sold-here'
}
