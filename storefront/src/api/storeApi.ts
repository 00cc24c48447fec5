import type { Cart, CountryCode, Coupon, PriceList, Sku } from '@stemside/rules'
import type { ResponseOf } from '@stemside/rules/contract'
import {
  calls,
  notifyMeSource,
  pathOf,
  priceListSchema,
  visitHeader,
  type CallName,
} from '@stemside/rules/contract/calls'
import {
  activeCouponsFromWire,
  cartToWire,
  couponFromWire,
  linesToWire,
  priceListFromWire,
} from '@stemside/rules/contract/mappers'
import { ApiError } from './ApiError.ts'
import { send, type Call, type Transport } from './send.ts'

export type StoreApi = ReturnType<typeof createStoreApi>

/** The store's calls (specification §7) in the shop's own words. Each throws `ApiError` alone. */
export function createStoreApi(transport: Transport) {
  const call = async <N extends CallName>(
    name: N,
    rest: Omit<Call, 'method' | 'path'> & {
      readonly parameters?: Readonly<Record<string, string>>
    } = {},
  ) => {
    const { parameters, ...request } = rest
    const { method } = calls[name]
    const answer = await send(transport, {
      method,
      path: pathOf(calls[name], parameters),
      ...request,
    })
    if (isAnswer<N>(answer)) return answer
    throw unreadable()
  }

  let newerSchema: number | undefined

  return {
    /** The last price list's schema, where it is newer than this page can know. */
    newerSchema: () => newerSchema,

    /** One call as the wire has it, for what only some pages ask. */
    call,

    /** One call that is not among `calls`: those of accounts and of the auth client. */
    ask: (request: Call) => send(transport, request),

    /**
     * A country's prices; with a code, what that coupon makes of each. A cart with lines asks for the
     * prices of its own skus, an empty one for the whole list (docs/decisions/033).
     */
    async getPrices(
      country: CountryCode,
      couponCode?: string,
      { lines, gift }: Cart = { lines: [] },
    ): Promise<PriceList> {
      const query = { countryCode: country, couponCode }
      const json = { cart: linesToWire(lines), ...(gift !== undefined && { gift }) }
      const answer = await call('getSkus', { query, json })
      return readable(() => {
        const { schema = priceListSchema } = answer.skuRespons
        newerSchema = schema > priceListSchema ? schema : undefined
        return priceListFromWire(answer.skuRespons)
      })
    },

    async getStock(): Promise<Readonly<Record<Sku, number>>> {
      return (await call('getSkuInStock')).data
    },

    /** The coupon of a code; undefined where the store knows none. */
    async getCoupon(code: string): Promise<Coupon | undefined> {
      try {
        const { coupon } = await call('getCoupon', { query: { code } })
        return readable(() => couponFromWire(coupon))
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined
        throw error
      }
    },

    /** Every active coupon; its code is hashed with SHA-256 (specification §3, §5). */
    async getAllCoupons(): Promise<readonly Coupon[]> {
      const list = await call('getAllCoupons')
      return readable(() => activeCouponsFromWire(list))
    },

    /** Stores a cart for the first time; undefined where the answer has no id (specification §5). */
    async insertCart(cart: Cart): Promise<string | undefined> {
      const { cartId } = await call('insertCart', {
        form: { cartItems: JSON.stringify(linesToWire(cart.lines)) },
      })
      return cartId || undefined
    },

    /** Replaces a stored cart and gives its id, which need not be the one that was sent (specification §7). */
    async updateCart(
      id: string,
      country: CountryCode,
      cart: Cart,
      couponCode?: string,
    ): Promise<string | undefined> {
      const { cartId } = await call('updateCart', {
        json: { cart_id: id, countryCode: country, couponCode, ...cartToWire(cart) },
      })
      return cartId || undefined
    },

    /** Visitors, figures and contact details; the id counts this visitor once. */
    getSite(visitId?: string) {
      return call('getSite', visitId === undefined ? {} : { headers: { [visitHeader]: visitId } })
    },

    /** Asks for one e-mail when a sku is in stock again (§7.9). */
    async remindOf(sku: Sku, email: string, country: CountryCode): Promise<void> {
      await call('subscribeEmail', { json: { email, source: notifyMeSource, country, sku } })
    },
  }
}

/** An answer in an unknown shape is an answer that nobody can use. */
export function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}

/** The store's own answers are taken at their word; their amounts are read digit by digit. */
function isAnswer<N extends CallName>(answer: unknown): answer is ResponseOf<N> {
  return typeof answer === 'object' && answer !== null
}

function unreadable(): ApiError {
  return new ApiError('broken', 'The store gave an answer that cannot be read.')
}
