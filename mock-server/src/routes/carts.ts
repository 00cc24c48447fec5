import { randomUUID } from 'node:crypto'
import { isSoldSku, normaliseCart, type Cart } from '@stemside/rules'
import { cartDataSchema, cartFromWire, endpoints } from '@stemside/rules/contract'
import type { Router } from 'express'
import { check } from '../http/check.ts'
import { Refusal } from '../http/Refusal.ts'
import { serve, success } from '../http/serve.ts'
import type { Shop } from '../shop/Shop.ts'
import type { CartRow } from '../store/collections.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /cart/update and /insert_cart: carts that are kept at the store. */
export function cartRoutes(router: Router, spaces: Spaces): void {
  serve(router, spaces, endpoints.updateCart, async ({ shop, body }) => {
    const cart = checkCart(cartFromWire(body))
    const { cart_id: id, countryCode: country, couponCode } = body
    const row = { ...cart, country, ...(couponCode === undefined ? {} : { couponCode }) }
    return { status: success, cartId: await keepCart(shop, row, id) }
  })

  serve(router, spaces, endpoints.insertCart, async ({ shop, body }) => {
    const lines = check(cartDataSchema, readJson(body.cartItems), 'cartItems')
    return { status: success, cartId: await keepCart(shop, checkCart({ lines })) }
  })
}

/** The cart normalised. @throws {Refusal} 422 for an unknown sku, which has no price. */
function checkCart(cart: Cart): Cart {
  const normal = normaliseCart(cart)
  const unknown = normal.lines.find(({ sku }) => !isSoldSku(sku))
  if (unknown) throw new Refusal(422, `There is no product called ${JSON.stringify(unknown.sku)}.`)
  return normal
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
    throw new Refusal(400, 'This request does not fit: cartItems is not JSON.')
  }
}
