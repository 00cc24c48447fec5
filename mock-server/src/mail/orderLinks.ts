import { isWholeToy, type CartLine, type Sku } from '@stemside/rules'
import { signOrderKey } from './orderKeys.ts'
import type { Shop } from '../shop/Shop.ts'

/** Addresses for the mails of an order. Those of pages carry a key, so the buyer types neither a number nor an email address. */
export interface OrderLinks {
  readonly order: string
  readonly returns: string
  readonly bookOf: (sku: Sku) => string
  readonly pictureOf: (sku: Sku) => string
}

/** The key stands in the fragment, which browsers send to no server. */
export function linksWith(key: string, orderId: string, origin: string): OrderLinks {
  const id = encodeURIComponent(orderId)
  const at = (page: string) => `${origin}${page}#key=${key}`
  return {
    order: at(`/tracking?order=${id}`),
    returns: at(`/returns?order=${id}`),
    bookOf: (sku) => at(`/storybooks/read/${id}/${sku}`),
    pictureOf: (sku) => `${origin}/previews/${sku}.jpg`,
  }
}

/** The text of a mail without the keys in its links, for a file that its reader may pass on. */
export function withoutKeys(text: string): string {
  return text.replaceAll(/#key=[\w.-]+/g, '')
}

/**
 * The links in the mails of an order. Undefined without the shop's origin: taking the host from a request would let an
 * attacker choose it.
 */
export async function orderLinks(
  shop: Pick<Shop, 'origin' | 'tokenKey'>,
  orderId: string,
  now: Date,
): Promise<OrderLinks | undefined> {
  const { origin } = shop
  return origin === undefined
    ? undefined
    : linksWith(await signOrderKey(shop, orderId, now), orderId, origin)
}

/**
 * The picture for the top of a mail: the first toy of these lines, or their first product if none is a toy. There is none
 * if the server does not know the shop's origin.
 */
export function pictureIn(lines: readonly CartLine[], links: OrderLinks | undefined) {
  const shown = lines.find(({ sku }) => isWholeToy(sku)) ?? lines[0]
  return shown === undefined || links === undefined ? {} : { picture: links.pictureOf(shown.sku) }
}
