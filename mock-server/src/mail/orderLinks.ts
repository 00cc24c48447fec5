import type { Order } from '@stemside/rules'
import type { Letter } from './letter.ts'

/**
 * The button that opens an order's tracking page. None without the shop's origin: taking the host from a request
 * would let an attacker choose it. The page asks a browser that did not place the order for the e-mail address.
 */
export function orderLinks(
  { id }: Pick<Order, 'id'>,
  origin: string | undefined,
): NonNullable<Letter['links']> {
  if (origin === undefined) return []
  return [{ label: 'See your order', url: `${origin}/tracking?order=${encodeURIComponent(id)}` }]
}
