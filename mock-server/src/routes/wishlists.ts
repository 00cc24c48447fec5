import { isWishlistId, unitsOf, type Order, type Sku } from '@stemside/rules'
import { wishlistEndpoints } from '@stemside/rules/contract'
import { success, type Serve } from '../http/serve.ts'
import type { Reader } from '../store/port.ts'

/** A toy that was given a year ago can be wished for again. */
const countsForMs = 365 * 24 * 60 * 60_000

const all = { order: 'oldest', limit: Infinity } as const

/** GET /wishlists/{wishlistId}/bought: what givers have bought, for whoever has the link. Never by whom. */
export function wishlistRoutes(serve: Serve): void {
  serve(wishlistEndpoints.getBoughtWishes, async ({ shop, params: { wishlistId = '' } }) => {
    if (!isWishlistId(wishlistId)) return { status: success, data: [] }
    const { store, clock } = shop
    const since = clock.now().getTime() - countsForMs
    const orders = await store.find('orders', { where: { wishlist: wishlistId }, ...all })
    const given = await Promise.all(
      orders
        .filter(({ row }) => row.status !== 'cancelled' && Date.parse(row.placedAt) > since)
        .map(({ row }) => givenIn(store, row)),
    )
    return { status: success, data: [...new Set(given.flat())] }
  })
}

/** The toys from the list that the order's buyer has kept. */
async function givenIn(store: Reader, { id, lines, wishlist }: Order): Promise<readonly Sku[]> {
  const returns = await store.find('returns', { where: { orderId: id }, ...all })
  const back = returns.flatMap(({ row }) => (row.status === 'refunded' ? row.lines : []))
  return (wishlist?.skus ?? []).filter((sku) => unitsOf(sku, lines) > unitsOf(sku, back))
}
