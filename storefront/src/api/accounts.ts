import type { Cart, CountryCode, Sku } from '@stemside/rules'
import type { ResponseOf } from '@stemside/rules/contract'
import { accountCalls } from '@stemside/rules/contract/accountCalls'
import { cartFromWire, cartToWire } from '@stemside/rules/contract/mappers'
import { askIn, readable, type CallDetails, type StoreApi } from './storeApi.ts'

/* The calls of accounts (specification §7). They have a file of their own, because only the account
   popup and signed-in users need them. */

/** The step that a one-time code is sent for. */
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
  /** The refer code of the friend whose link the visitor followed. */
  readonly referCode?: string | undefined
}

export async function sendCode(api: StoreApi, email: string, purpose: CodePurpose): Promise<void> {
  await askAccount(api, 'sendCode', { query: { email, ...purposes[purpose] } })
}

interface CodeTry {
  readonly email: string
  readonly otp: string
  readonly country: CountryCode
}

/** Exchanges a code for the token of the next step. */
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

/** Checks a password. Returns the account's name. */
export async function logIn(
  api: StoreApi,
  json: { readonly email: string; readonly password: string; readonly country: CountryCode },
): Promise<string> {
  return (await askAccount(api, 'logIn', { json })).data.name
}

/** Checks a one-time code of a sign-in. Returns the account's name. */
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

/** The signed-in user's own refer code. */
export async function getReferCode(api: StoreApi): Promise<string> {
  return (await askAccount(api, 'getReferral')).data.referCode
}

export interface AnsweredCart {
  /** The id of the account's cart. A call with this id replaces that cart. */
  readonly id: string
  /**
   * When the store last saved the account's cart. The next call sends it as the version that it
   * knows.
   */
  readonly savedAt: string
  readonly cart: Cart
  /** Skus that the join lowered to 20, because both carts together held more. */
  readonly capped: readonly Sku[]
}

export async function getAccountCart(api: StoreApi): Promise<AnsweredCart> {
  const { cartId, savedAt, data } = await askAccount(api, 'getAccountCart')
  return readable(() => ({ id: cartId, savedAt, cart: cartFromWire(data), capped: [] }))
}

/**
 * Replaces the account's cart if `cart.id` is its id, and adds a guest's cart once. With
 * `savedAt`, it throws an `ApiError` with status 409 if the account's cart was saved again since
 * then.
 */
export async function updateAccountCart(
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
): Promise<AnsweredCart> {
  const json = { cart_id: id, savedAt, countryCode: country, couponCode, ...cartToWire(cart) }
  const {
    cartId,
    savedAt: newest,
    data,
    capped,
  } = await askAccount(api, 'updateAccountCart', { json })
  return readable(() => ({ id: cartId, savedAt: newest, cart: cartFromWire(data), capped }))
}

/** One call of the signed-in user, or of somebody who signs in. */
export function askAccount<N extends keyof typeof accountCalls>(
  api: StoreApi,
  name: N,
  details?: CallDetails,
): Promise<ResponseOf<N>> {
  return askIn(api, accountCalls, name, details)
}
