import type { Cart, CountryCode, Coupon, PriceList, Sku } from '@stemside/rules'
import type { EndpointName, ResponseOf } from '@stemside/rules/contract'
import {
  calls,
  notifyMeSource,
  pathOf,
  priceListSchema,
  visitHeader,
  type Call as ContractCall,
  type CallName,
} from '@stemside/rules/contract/calls'
import {
  activeCouponsFromWire,
  cartToWire,
  couponFromWire,
  linesToWire,
  priceListFromWire,
} from '@stemside/rules/contract/mappers'
import { ApiError, ifKnown, isAboutContent } from './ApiError.ts'
import { send, sendForHeaders, type Call, type Transport } from './send.ts'

export type StoreApi = ReturnType<typeof createStoreApi>

/** The store's calls (specification §7) with the shop's types. Each throws only `ApiError`. */
export function createStoreApi(transport: Transport) {
  const ask = (request: Call) => send(transport, request)
  const call = <N extends CallName>(name: N, rest?: CallDetails) =>
    askIn({ ask }, calls, name, rest)

  let newerSchema: number | undefined

  return {
    /**
     * The schema number of the last price list, if it is newer than the one that this code can
     * read.
     */
    newerSchema: () => newerSchema,

    /** Sends one of the calls in `calls`, with the types of the contract. */
    call,

    /** Sends a call that is not in `calls`, such as those of accounts and of the auth client. */
    ask,

    /** Like `ask`, with the headers of the answer. */
    askForHeaders: (request: Call) => sendForHeaders(transport, request),

    /**
     * A country's prices. With a code, each price also says what that coupon makes of it. A cart
     * with lines requests the prices of its own skus, an empty cart the whole list.
     * The answer leaves out unknown skus, so that a cart with a toy that is no longer sold gets its other prices.
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

    /** The coupon of a code; undefined if the store refuses the code, whatever its words are (§4.19). */
    async getCoupon(code: string): Promise<Coupon | undefined> {
      const asked = ifKnown(call('getCoupon', { query: { code } }))
      const answer = await asked.catch((error: unknown) => {
        if (isAboutContent(error)) return undefined
        throw error
      })
      return answer && readable(() => couponFromWire(answer.coupon))
    },

    /** All active coupons. Their codes are SHA-256 hashes (specification §3, §5). */
    async getAllCoupons(): Promise<readonly Coupon[]> {
      const list = await call('getAllCoupons')
      return readable(() => activeCouponsFromWire(list))
    },

    /**
     * Stores a new cart and returns its id; undefined if the answer has none (specification §5).
     */
    async insertCart(cart: Cart): Promise<string | undefined> {
      const { cartId } = await call('insertCart', {
        form: { cartItems: JSON.stringify(linesToWire(cart.lines)) },
      })
      return cartId || undefined
    },

    /**
     * Replaces a stored cart and returns its id, which can differ from the id that was sent
     * (specification §7).
     */
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

    /** Visitors, figures and contact details. With an id, the store counts this visitor once. */
    getSite(visitId?: string) {
      return call('getSite', visitId === undefined ? {} : { headers: { [visitHeader]: visitId } })
    },

    /** Asks the store for one email when a sku is in stock again (§7.9). */
    async remindOf(sku: Sku, email: string, country: CountryCode): Promise<void> {
      await call('subscribeEmail', { json: { email, source: notifyMeSource, country, sku } })
    },
  }
}

/** Runs a parser, and throws a `broken` ApiError if it throws. */
export function readable<T>(read: () => T): T {
  try {
    return read()
  } catch {
    throw unreadable()
  }
}

/** What a call carries besides its method and path. */
export interface CallDetails extends Omit<Call, 'method' | 'path'> {
  readonly parameters?: Readonly<Record<string, string>>
}

/** Sends a call of one table of the contract, with the contract's types. */
export async function askIn<N extends EndpointName>(
  { ask }: Pick<StoreApi, 'ask'>,
  table: Readonly<Record<N, ContractCall>>,
  name: N,
  { parameters, ...rest }: CallDetails = {},
): Promise<ResponseOf<N>> {
  const { method, path } = table[name]
  const answer = await ask({ method, path: pathOf({ method, path }, parameters), ...rest })
  if (isAnswer<N>(answer)) return answer
  throw unreadable()
}

/** The store's own responses are not validated at runtime; amounts are parsed exactly. */
export function isAnswer<N extends EndpointName>(answer: unknown): answer is ResponseOf<N> {
  return typeof answer === 'object' && answer !== null
}

export function unreadable(): ApiError {
  return new ApiError('broken', 'The store gave an answer that cannot be read.')
}
