import { normaliseCart } from '../cart/normaliseCart.ts'
import type { Catalogue, Offer, Sku } from '../catalogue/types.ts'
import type { Minor } from '../money.ts'
import type { Cart, PricedLine, ViolationCode } from './types.ts'

/** A line whose price is being made. Shares are what it gives up, in minor units, never negative. */
export interface WorkingLine {
  readonly sku: Sku
  readonly quantity: number
  readonly offer: Offer | undefined
  /** Units to pay for: all of them, or none where it is not sold here. */
  readonly charged: number
  readonly listTotal: Minor
  readonly strikeTotal: Minor
  /** Units that no combo has taken yet; none where the line is not charged. */
  freeUnits: number
  comboShare: Minor
  couponShare: Minor
}

/**
 * The cart's lines at list prices, merged and sorted by sku.
 * @throws RulesError where a quantity is not whole or not between 1 and 20.
 */
export function startLines(cart: Cart, { offers }: Catalogue): WorkingLine[] {
  return normaliseCart(cart).lines.map(({ sku, quantity }) => {
    const offer = offers.get(sku)
    const charged = offer?.isSoldHere ? quantity : 0
    return {
      sku,
      quantity,
      offer,
      charged,
      listTotal: charged * (offer?.price.listPrice ?? 0),
      strikeTotal: charged * (offer?.price.strikePrice ?? 0),
      freeUnits: charged,
      comboShare: 0,
      couponShare: 0,
    }
  })
}

/** Why a line cannot be bought, if it cannot. */
export function obstacleOf({ offer }: WorkingLine): ViolationCode | undefined {
  if (!offer) return 'no-price'
  return offer.isSoldHere ? undefined : 'not-sold-here'
}

export function finishLine(line: WorkingLine): PricedLine {
  const { sku, quantity, offer, charged, freeUnits, listTotal, comboShare, couponShare } = line
  const adjusted = 0 - comboShare - couponShare
  return {
    sku,
    quantity,
    inCombos: charged - freeUnits,
    unitPrice: offer?.price.listPrice ?? 0,
    unitStrikePrice: offer?.price.strikePrice ?? 0,
    listTotal,
    adjusted,
    total: listTotal + adjusted,
    isSoldHere: charged > 0,
  }
}
