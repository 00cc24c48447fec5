import { randomUUID } from 'node:crypto'
import { cartDataSchema, cartFromWire, cartToWire, endpoints } from '@stemside/rules/contract'
import { checkCart } from '../catalogue/checkCart.ts'
import { check, misfit } from '../http/check.ts'
import { countryOf } from '../http/countryOf.ts'
import { Refusal } from '../base/Refusal.ts'
import { success, type Serve } from '../http/serve.ts'
import type { Shop } from '../shop/Shop.ts'
import type { CartRow } from '../store/shopRows.ts'

/** POST /cart/update and /insert_cart, GET /cart/{id}: carts that are kept at the store. */
export function cartRoutes(serve: Serve): void {
  serve(endpoints.updateCart, async ({ shop, body }) => {
    const cart = checkCart(cartFromWire(body))
    const { cart_id: id, countryCode: country, couponCode } = body
    const row = { ...cart, country, ...(couponCode === undefined ? {} : { couponCode }) }
    return { status: success, cartId: await keepCart(shop, row, id) }
  })

  serve(endpoints.insertCart, async ({ shop, body }) => {
    const lines = check(cartDataSchema, readJson(body.cartItems), 'body.cartItems')
    return { status: success, cartId: await keepCart(shop, checkCart({ lines })) }
  })

  serve(endpoints.getCart, async ({ shop, request, params: { cartId = '' } }) => {
    const row = await shop.store.get('carts', cartId)
    if (row === undefined) throw new Refusal(404, 'There is no such cart.')
    const { country = countryOf(request), couponCode } = row
    const coupon = couponCode === undefined ? {} : { couponCode }
    return { status: success, ...cartToWire(row), countryCode: country, ...coupon }
  })
}

/**
 * Keeps a cart and returns its id. The store makes random ids, so that nobody can guess the id of
 * another shopper's cart. An id that the store did not make is replaced by a new one.
 */
async function keepCart(
  shop: Shop,
  cart: Omit<CartRow, 'savedAt'>,
  askedId?: string,
): Promise<string> {
  const row = { ...cart, savedAt: shop.clock.now().toISOString() }
  const newId = randomUUID()
  return shop.store.tx(async (tx) => {
    const isKnown = askedId !== undefined && (await tx.get('carts', askedId)) !== undefined
    const id = isKnown ? askedId : newId
    tx.put('carts', id, row)
    return id
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw misfit([{ path: 'body.cartItems', reason: 'This is not JSON' }])
  }
}
