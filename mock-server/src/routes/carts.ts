import { randomUUID } from 'node:crypto'
import { isSoldSku, normaliseCart, type Cart } from '@stemside/rules'
import { cartDataSchema, cartFromWire, endpoints } from '@stemside/rules/contract'
import type { Router } from 'express'
import { check } from '../http/check.ts'
import { Refusal } from '../http/Refusal.ts'
import { serve, success } from '../http/serve.ts'
import type { Shop } from '../shop/Shop.ts'
import { makeRoom } from '../store/bounds.ts'
import type { CartRow } from '../store/collections.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /cart/update and /insert_cart: carts that outlive a browser. */
export function cartRoutes(router: Router, spaces: Spaces): void {
  serve(router, spaces, endpoints.updateCart, async ({ shop, body }) => {
    const cart = checkCart(cartFromWire(body))
    const { countryCode: country, couponCode } = body
    return {
      status: success,
      cartId: await keepCart(shop, body.cart_id ?? randomUUID(), {
        ...cart,
        country,
        ...(couponCode === undefined ? {} : { couponCode }),
      }),
    }
  })

  serve(router, spaces, endpoints.insertCart, async ({ shop, body }) => {
    const lines = check(cartDataSchema, readJson(body.cartItems), 'cartItems')
    return { status: success, cartId: await keepCart(shop, randomUUID(), checkCart({ lines })) }
  })
}

/** Normalised, and of known skus only: nothing else can ever be priced. */
function checkCart(cart: Cart): Cart {
  const normal = normaliseCart(cart)
  const unknown = normal.lines.find(({ sku }) => !isSoldSku(sku))
  if (unknown) throw new Refusal(422, `There is no product called ${JSON.stringify(unknown.sku)}.`)
  return normal
}

async function keepCart(shop: Shop, id: string, cart: Omit<CartRow, 'savedAt'>): Promise<string> {
  const row = { ...cart, savedAt: shop.clock.now().toISOString() }
  await shop.store.tx(async (tx) => {
    if (!(await tx.get('carts', id))) await makeRoom(tx, 'carts')
    tx.put('carts', id, row)
  })
  return id
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This request does not fit: cartItems is not JSON.')
  }
}
