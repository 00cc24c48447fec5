import { isWishlistId, unitsOf, type Order, type Sku } from '@stemside/rules'
import { wishlistEndpoints } from '@stemside/rules/contract'
import { success, type Serve } from '../http/serve.ts'
import type { Reader } from '../store/port.ts'

/** How long an order counts: a year later, a toy can be wished for again. */
const countsForMs = 365 * 24 * 60 * 60_000

const all = { order: 'oldest', limit: Infinity } as const

/** GET /wishlists/{wishlistId}/bought tells whoever has the link which toys are bought, never by whom. */
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

/** The toys that the order names for the list, unless all their units were sent back and refunded. */
async function givenIn(store: Reader, { id, lines, wishlist }: Order): Promise<readonly Sku[]> {
  const returns = await store.find('returns', { where: { orderId: id }, ...all })
  const back = returns.flatMap(({ row }) => (row.status === 'refunded' ? row.lines : []))
  return (wishlist?.skus ?? []).filter((sku) => unitsOf(sku, lines) > unitsOf(sku, back))
}
