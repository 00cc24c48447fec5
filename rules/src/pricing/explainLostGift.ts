import { nameOf } from '../catalogue/nameOf.ts'
import type { Catalogue, Sku } from '../catalogue/types.ts'
import { formatBriefly } from '../money.ts'
import { amountOf } from './figureOf.ts'
import type { PricedCart } from './types.ts'

/**
 * Why a free gift has left the cart: "Orboot Mars left your cart: the free gift needs toys for $99 or more".
 * `cart` is the cart without it, priced with the coupon that is attached now. Source: §4.42.
 */
export function explainLostGift(
  gift: Sku,
  couponCode: string,
  { explanations }: PricedCart,
  catalogue: Catalogue,
): string {
  const left = `${nameOf(gift, catalogue)} left your cart`
  const own = explanations.find(({ subject, id }) => subject === 'coupon' && id === couponCode)
  if (own === undefined) return `${left}: it came with ${couponCode}`
  if (own.reason !== 'below-minimum') return `${left}: it cannot be given any more`
  const minimum = formatBriefly(amountOf(own.figures, 'minimum'), catalogue.rules.currency)
  return `${left}: the free gift needs toys for ${minimum} or more`
}
