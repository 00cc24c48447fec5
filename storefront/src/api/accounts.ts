import type { Cart, CountryCode, Sku } from '@stemside/rules'
import type { ResponseOf } from '@stemside/rules/contract'
import { accountCalls } from '@stemside/rules/contract/accountCalls'
import { cartFromWire, cartToWire } from '@stemside/rules/contract/mappers'
import { ApiError } from './ApiError.ts'
import type { Call } from './send.ts'
import { readable, type StoreApi } from './storeApi.ts'

/* The calls of accounts (specification §7): apart from the others, because only the account popup and signed-in users need them. */

type AccountCall = keyof typeof accountCalls

/** What a one-time code is for. */
export type CodePurpose = 'signup' | 'login' | 'reset'

const purposes = {
  signup: { create_account: '1' },
  login: { login: '1' },
  reset: {},
} as const

export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly dialCode: string
  readonly password: string
  readonly country: CountryCode
}

export async function sendCode(api: StoreApi, email: string, purpose: CodePurpose): Promise<void> {
  await askAccount(api, 'sendCode', { query: { email, ...purposes[purpose] } })
}

interface CodeTry {
  readonly email: string
  readonly otp: string
  readonly country: CountryCode
}

/** Changes a code into the token of the next step. */
export async function verifyCode(api: StoreApi, json: CodeTry): Promise<string> {
  return (await askAccount(api, 'verifyCode', { json })).token
}

export async function createAccount(
  api: StoreApi,
  { dialCode, ...account }: NewAccount,
  token: string,
): Promise<void> {
  const json = { ...account, countryCode: dialCode }
  await askAccount(api, 'createAccount', { json, headers: { 'x-access-token': token } })
}

/** Checks a password: gives the account's name. */
export async function logIn(
  api: StoreApi,
  json: { readonly email: string; readonly password: string; readonly country: CountryCode },
): Promise<string> {
  return (await askAccount(api, 'logIn', { json })).data.name
}

/** Checks a code to log in: gives the account's name. */
export async function logInByCode(api: StoreApi, json: CodeTry): Promise<string> {
  return (await askAccount(api, 'logInByCode', { json })).data.name
}

export async function updatePassword(
  api: StoreApi,
  json: { readonly email: string; readonly newPassword: string },
  token: string,
): Promise<void> {
  await askAccount(api, 'updatePassword', { json, headers: { 'x-access-token': token } })
}

export interface OwnCart {
  /** The id of the account's cart: with it the cart is replaced. */
  readonly id: string
  /** Names the present state of the account's cart. */
  readonly savedAt: string
  readonly cart: Cart
  /** Skus of which both carts held more than 20 together. */
  readonly capped: readonly Sku[]
}

export async function getOwnCart(api: StoreApi): Promise<OwnCart> {
  const { cartId, savedAt, data } = await askAccount(api, 'getOwnCart')
  return readable(() => ({ id: cartId, savedAt, cart: cartFromWire(data), capped: [] }))
}

/**
 * Replaces the account's cart by one with its own id; a guest's cart is added to it, once. With `savedAt`
 * it throws a refusal with status 409 where the account's cart was saved since.
 */
export async function updateOwnCart(
  api: StoreApi,
  {
    id,
    savedAt,
    country,
    couponCode,
    cart,
  }: {
    readonly id: string
    readonly savedAt: string | undefined
    readonly country: CountryCode
    readonly couponCode: string | undefined
    readonly cart: Cart
  },
): Promise<OwnCart> {
  const json = { cart_id: id, savedAt, countryCode: country, couponCode, ...cartToWire(cart) }
  const { cartId, savedAt: newest, data, capped } = await askAccount(api, 'updateOwnCart', { json })
  return readable(() => ({ id: cartId, savedAt: newest, cart: cartFromWire(data), capped }))
}

async function askAccount<N extends AccountCall>(
  { ask }: StoreApi,
  name: N,
  rest: Omit<Call, 'method' | 'path'> = {},
): Promise<ResponseOf<N>> {
  const answer = await ask({ ...accountCalls[name], ...rest })
  if (isAnswer<N>(answer)) return answer
  throw new ApiError('broken', 'The store gave an answer that cannot be read.')
}

/** The store's own answers are not validated at runtime, as in storeApi.ts. */
function isAnswer<N extends AccountCall>(answer: unknown): answer is ResponseOf<N> {
  return typeof answer === 'object' && answer !== null
}
