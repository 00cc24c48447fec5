import { normaliseEmail } from '@stemside/rules'
import { accountEndpoints as endpoints, moneyToWire, orderToWire } from '@stemside/rules/contract'
import { eraseAccountData, readAccountData } from '../erasing/accountData.ts'
import { accountRefusal } from '../accounts/refusals.ts'
import type { AccountGuard } from '../accounts/signedIn.ts'
import { withoutKeys } from '../mail/orderLinks.ts'
import { success, type Serve } from '../http/serve.ts'
import { returnToWire } from './accountReturns.ts'
import { cartOf, profileOf } from './toWire.ts'

/** GET /user/data and POST /user/erase: what the shop keeps about somebody. */
export function accountDataRoutes(serve: Serve, requireAccount: AccountGuard): void {
  serve(endpoints.getAccountData, async ({ shop, request, response }) => {
    const account = await requireAccount(shop, request)
    const data = await readAccountData(shop.store, account, shop.clock.now())
    response.attachment('stemside.json')
    return {
      status: success,
      data: {
        profile: profileOf(data.user),
        createdAt: data.user.createdAt,
        addresses: data.user.addresses,
        ...(data.cart ? { cart: cartOf(data.cart) } : {}),
        wishlist: [...(data.user.wishes ?? [])],
        wishlistIds: [...(data.user.wishlistIds ?? [])],
        orders: data.orders.map(orderToWire),
        returns: data.returns.map(returnToWire),
        subscriptions: data.subscriptions,
        messages: data.messages,
        ...(data.user.referCode === undefined ? {} : { referCode: data.user.referCode }),
        ...(data.user.referredBy === undefined ? {} : { referredBy: data.user.referredBy }),
        credits: data.credits.map(({ country, amount, creditedAt }) => ({
          countryCode: country,
          amount: moneyToWire(amount, country),
          creditedAt,
        })),
        rewards: data.rewards.map(({ id: code, row }) => ({
          coupon_code: code,
          countryCode: row.country,
          amount: moneyToWire(row.amount, row.country),
          earnedAt: row.earnedAt,
        })),
        gifts: data.gifts.map(({ country, amount, recipient, message, boughtAt, dueAt, mail }) => ({
          countryCode: country,
          amount: moneyToWire(amount, country),
          recipient,
          ...(message === undefined ? {} : { message }),
          boughtAt,
          isMailed: dueAt === undefined && mail !== 'refused',
        })),
        receivedGifts: data.receivedGifts.map(({ country, amount, sender, message, boughtAt }) => ({
          countryCode: country,
          amount: moneyToWire(amount, country),
          sender: { name: sender.name },
          ...(message === undefined ? {} : { message }),
          boughtAt,
        })),
        google: data.identities.map(({ linkedAt }) => ({ linkedAt })),
        mails: data.mails.map(({ subject, text, at }) => ({
          subject,
          text: withoutKeys(text),
          at,
        })),
      },
    }
  })

  serve(endpoints.eraseAccountData, async ({ shop, request, body }) => {
    const account = await requireAccount(shop, request)
    if (normaliseEmail(body.email) !== account.id) {
      throw accountRefusal(422, 'Please type the email address of your account.')
    }
    await shop.store.tx((tx) =>
      eraseAccountData(tx, account.id, { now: shop.clock.now(), addressKey: shop.addressKey }),
    )
    return {
      status: success,
      message: 'Your account is erased. Orders stay in our books, without your name and address.',
    }
  })
}
