import { addWishlistIds, changeWishes } from '@stemside/rules'
import {
  accountEndpoints as endpoints,
  addressFromWire,
  cartFromWire,
  orderToWire,
} from '@stemside/rules/contract'
import { readAccountCart, saveAccountCart } from '../carts/accountCart.ts'
import { notSignedIn } from '../accounts/refusals.ts'
import type { Account, AccountGuard, AccountReader } from '../accounts/signedIn.ts'
import { checkCart } from '../catalogue/checkCart.ts'
import { success, type Serve } from '../http/serve.ts'
import { cancelOrder } from '../orders/cancelOrder.ts'
import type { OrderAccess } from '../auth/orderAccess.ts'
import { orderAt } from '../delivery/progress.ts'
import { payRefunds } from '../orders/refunds.ts'
import type { Shop } from '../shop/Shop.ts'
import type { UserRow } from '../store/accountRows.ts'
import { accountDataRoutes } from './accountData.ts'
import { accountReferralRoutes } from './accountReferral.ts'
import { accountReturnRoutes } from './accountReturns.ts'
import { cartOf, profileOf } from './toWire.ts'

/**
 * What signed-in shoppers read and change of their own: profile, addresses, cart, orders. A shopper without an account
 * can cancel an order that the key in a mail has opened.
 */
export function signedInRoutes(serve: Serve, accountIn: AccountReader, access: OrderAccess): void {
  const requireAccount: AccountGuard = async (shop, request) => {
    const account = await accountIn(shop, request)
    if (!account) throw notSignedIn()
    return account
  }
  profileRoutes(serve, requireAccount)
  cartRoutes(serve, requireAccount)
  wishRoutes(serve, requireAccount)
  accountReturnRoutes(serve, requireAccount, access)
  accountReferralRoutes(serve, requireAccount)
  accountDataRoutes(serve, requireAccount)

  serve(endpoints.getAccountOrders, async ({ shop, request }) => {
    const { id } = await requireAccount(shop, request)
    const orders = await shop.store.find('orders', {
      where: { email: id },
      order: 'newest',
      limit: Infinity,
    })
    const now = shop.clock.now()
    return { status: success, data: orders.map(({ row }) => orderToWire(orderAt(row, now))) }
  })

  serve(endpoints.cancelAccountOrder, async ({ shop, request, body }) => {
    const buyer = await access.buyer(shop, request, body.orderId)
    const order = await cancelOrder(shop, buyer, body.orderId)
    // Where the provider does not answer now, the sweeper asks again.
    void payRefunds(shop, request.log).catch(() => undefined)
    return { status: success, data: orderToWire(order) }
  })
}

function profileRoutes(serve: Serve, requireAccount: AccountGuard): void {
  serve(endpoints.getProfile, async ({ shop, request }) => {
    const { user } = await requireAccount(shop, request)
    return { status: success, data: profileOf(user) }
  })

  serve(endpoints.updateProfile, async ({ shop, request, body }) => {
    const { name, phone, countryCode: dialCode, country } = body
    const user = await changeUser(shop, await requireAccount(shop, request), () => ({
      name,
      dialCode,
      country,
      ...(phone === undefined ? {} : { phone }),
    }))
    return { status: success, data: profileOf(user) }
  })

  serve(endpoints.getAddresses, async ({ shop, request }) => {
    const { user } = await requireAccount(shop, request)
    return { status: success, data: user.addresses }
  })

  serve(endpoints.updateAddresses, async ({ shop, request, body }) => {
    const addresses = body.addresses.map(addressFromWire)
    const user = await changeUser(shop, await requireAccount(shop, request), () => ({ addresses }))
    return { status: success, data: user.addresses }
  })
}

function wishRoutes(serve: Serve, requireAccount: AccountGuard): void {
  serve(endpoints.getWishes, async ({ shop, request }) => {
    const { user } = await requireAccount(shop, request)
    return wishesOf(user)
  })

  serve(endpoints.updateWishes, async ({ shop, request, body }) => {
    const account = await requireAccount(shop, request)
    const user = await changeUser(shop, account, ({ wishes = [], wishlistIds = [] }) => ({
      wishes: changeWishes(wishes, body),
      wishlistIds: addWishlistIds(wishlistIds, body.ids ?? []),
    }))
    return wishesOf(user)
  })
}

function wishesOf({ wishes = [], wishlistIds = [] }: UserRow) {
  return { status: success, data: [...wishes], ids: [...wishlistIds] } as const
}

function cartRoutes(serve: Serve, requireAccount: AccountGuard): void {
  serve(endpoints.getAccountCart, async ({ shop, request }) => {
    const { user } = await requireAccount(shop, request)
    const row = await readAccountCart(shop.store, user.cartId)
    return { status: success, cartId: user.cartId, savedAt: row.savedAt, data: cartOf(row) }
  })

  serve(endpoints.updateAccountCart, async ({ shop, request, body }) => {
    const { user } = await requireAccount(shop, request)
    const { cart_id: id, savedAt, countryCode: country, couponCode } = body
    const cart = {
      ...checkCart(cartFromWire(body)),
      country,
      ...(couponCode === undefined ? {} : { couponCode }),
    }
    const now = shop.clock.now()
    const { row, capped } = await shop.store.tx((tx) =>
      saveAccountCart(tx, user.cartId, { id, basedOn: savedAt, cart, now }),
    )
    return {
      status: success,
      cartId: user.cartId,
      savedAt: row.savedAt,
      data: cartOf(row),
      capped,
    }
  })
}

/** Changes an account's row. @throws {Refusal} 401 if the account is gone meanwhile. */
function changeUser(
  shop: Shop,
  { id }: Account,
  changesOf: (user: UserRow) => Partial<UserRow>,
): Promise<UserRow> {
  return shop.store.tx(async (tx) => {
    const before = await tx.get('users', id)
    if (!before) throw notSignedIn()
    const user = { ...before, ...changesOf(before) }
    tx.put('users', id, user)
    return user
  })
}
