import {
  addAllToCart,
  minor,
  type CountryCode,
  type Coupon,
  type PriceList,
  type Purchase,
  type Sku,
} from '@stemside/rules'
import { couponFromWire, couponToWire, priceListToWire } from '@stemside/rules/contract/mappers'
import { createStoreApi } from '../api/storeApi.ts'
import type { AttemptKeeper } from '../state/attempts.ts'
import { cartOf } from '../state/cart.ts'
import { createStores, type Stores } from '../state/createStores.ts'

/* A stub of the network for tests of the stores. It answers in the wire's format and counts the
   calls. */

const everywhere = ['IN', 'US', 'GB', 'CA', 'AE'] as const

function price(list: number, strike = list) {
  return {
    listPrice: minor(list),
    strikePrice: minor(strike),
    soldIn: everywhere,
    singleAllowedIn: [],
  }
}

/** US rows of the specification's price list that these tests buy. */
export function priceListIn(country: CountryCode = 'US'): PriceList {
  return {
    country,
    prices: {
      orboot: price(4549, 5499),
      orboot_mars: price(4549, 5499),
      plugo_count: price(4999),
      plugo_link: price(4999),
      plugo_gamepad: price(2500),
    },
  }
}

export const spring: Coupon = {
  kind: 'percent',
  code: 'SPRING30',
  basisPoints: 3000,
  countries: ['US', 'GB', 'CA', 'AE'],
  minimums: {},
  isActive: true,
  skus: [],
}

export const welcome: Coupon = {
  ...spring,
  code: 'WELCOME10',
  basisPoints: 1000,
  minimums: { US: minor(4900) },
}

/** The coupon of a new account. */
export const trynew: Coupon = {
  ...spring,
  code: 'TRYNEW',
  basisPoints: 1500,
  countries: everywhere,
}

const { basisPoints: _, ...withoutPercent } = { ...spring, basisPoints: 0 }

/** The coupon of the free gift of a large cart. */
export const gift99: Coupon = {
  ...withoutPercent,
  kind: 'gift',
  code: 'GIFT99',
  countries: ['US'],
  minimums: { US: minor(9900) },
}

export type Answer = { readonly status: number; readonly body: unknown } | 'unreachable'

/** An answer for `shopWith` that the store does not give before the test says so. */
export function lateAnswer() {
  const waiting: ((answer: Answer) => void)[] = []
  return {
    ask: () =>
      new Promise<Answer>((resolve) => {
        waiting.push(resolve)
      }),
    give: (answer: Answer) => {
      for (const resolve of waiting.splice(0)) resolve(answer)
    },
  }
}

/** The stores of a page, by default in the US. `answers`, by path, replace the usual answers of the store. */
export function storesWith(
  answers: Readonly<Record<string, Answer | (() => Answer | Promise<Answer>)>> = {},
  attempts?: AttemptKeeper<Purchase>,
  country?: CountryCode,
) {
  const asked: {
    readonly path: string
    readonly search: string
    readonly headers: Headers
    readonly body: string
  }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      'http://store.test',
    )
    const body = init?.body instanceof URLSearchParams ? init.body.toString() : init?.body
    asked.push({
      path: pathname,
      search: searchParams.toString(),
      headers: new Headers(init?.headers),
      body: typeof body === 'string' ? body : '',
    })
    // The answer about a key has one name, whatever the key.
    const given =
      answers[pathname.replace(/by-key\/[^/]+/, 'by-key')] ?? usual(pathname, searchParams)
    const answer = typeof given === 'function' ? await given() : given
    if (answer === 'unreachable') throw new TypeError('fetch failed')
    return Response.json(answer.body, { status: answer.status })
  }
  const seed = {
    priceList: priceListIn(country),
    stock: {},
    automaticCoupon: couponFromWire(couponToWire(spring)),
  }
  return { stores: createStores(seed, createStoreApi({ fetch, origin: '' }), { attempts }), asked }
}

function usual(pathname: string, search: URLSearchParams): Answer {
  if (pathname.includes('/by-key/')) return ok({ state: 'none' })
  switch (pathname) {
    case '/get_coupon': {
      const coupon = [spring, welcome, gift99, trynew].find(
        ({ code }) => code === search.get('code'),
      )
      return coupon === undefined
        ? { status: 404, body: { status: 'failed', message: 'No such coupon.' } }
        : ok({ coupon: couponToWire(coupon) })
    }
    case '/get_skus':
      return ok({
        skuRespons: priceListToWire(priceListIn(search.get('countryCode') === 'GB' ? 'GB' : 'US')),
      })
    case '/getSkuInStock':
      return ok({ data: {} })
    case '/site':
      return ok({ contact: { email: 'hello@stemside.example', phone: '+1 800 555 0142' } })
    case '/insert_cart':
      return ok({ cartId: 'cart-1' })
    case '/place_order':
      return ok({ orderId: 'SO-1' })
    default:
      return { status: 404, body: { status: 'failed', message: 'Not found.' } }
  }
}

function ok(body: object): Answer {
  return { status: 200, body: { status: 'success', ...body } }
}

/** Puts one of each sku into the cart of these stores, as if restored from storage. */
export function fill({ cart }: Stores, ...skus: readonly Sku[]): void {
  cart.replaceFromStorage(addAllToCart(cartOf(cart.state), skus))
}
