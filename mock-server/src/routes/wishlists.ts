import { isWishlistId } from '@stemside/rules'
import { wishlistEndpoints } from '@stemside/rules/contract'
import { success, type Serve } from '../http/serve.ts'

/** Orders without which nothing was given. */
const undone: ReadonlySet<string> = new Set(['cancelled', 'returned'])

/** GET /wishlists/{wishlistId}/bought: what givers have bought, for whoever has the link. Never by whom. */
export function wishlistRoutes(serve: Serve): void {
  serve(wishlistEndpoints.getBoughtWishes, async ({ shop, params: { wishlistId = '' } }) => {
    if (!isWishlistId(wishlistId)) return { status: success, data: [] }
    const orders = await shop.store.find('orders', {
      where: { wishlist: wishlistId },
      order: 'oldest',
      limit: Infinity,
    })
    const given = orders.filter(({ row }) => !undone.has(row.status))
    const skus = given.flatMap(({ row }) => row.lines.map(({ sku }) => sku))
    return { status: success, data: [...new Set(skus)] }
  })
}
