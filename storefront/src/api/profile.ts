import type { Address, CountryCode } from '@stemside/rules'
import { addressFromWire } from '@stemside/rules/contract/orders'
import type { ResponseOf } from '@stemside/rules/contract'
import { askAccount } from './accounts.ts'
import type { StoreApi } from './storeApi.ts'

/* The calls for a signed-in user's own data. They have a file of their own, because only profile pages need them. */

export interface Profile {
  readonly name: string
  readonly email: string
  /** Empty if the account has none yet, as after a sign-up with Google. */
  readonly phone: string
  readonly dialCode: string
  readonly country: CountryCode
}

type WireProfile = ResponseOf<'getProfile'>['data']

function profileFromWire({ countryCode: dialCode, phone = '', ...profile }: WireProfile): Profile {
  return { ...profile, phone, dialCode }
}

export async function getProfile(api: StoreApi): Promise<Profile> {
  return profileFromWire((await askAccount(api, 'getProfile')).data)
}

/** Changes all fields but the email address. Returns the profile as the store has it now. */
export async function updateProfile(
  api: StoreApi,
  { name, phone, dialCode: countryCode, country }: Omit<Profile, 'email'>,
): Promise<Profile> {
  // The store keeps the number of an account when none is sent, and refuses an empty one.
  const json = { name, ...(phone !== '' && { phone }), countryCode, country }
  return profileFromWire((await askAccount(api, 'updateProfile', { json })).data)
}

/** Signs the user out on all other devices. */
export async function logOutElsewhere(api: StoreApi): Promise<void> {
  await askAccount(api, 'logOutElsewhere', { json: {} })
}

/** Everything that the shop keeps about the user. */
export async function getAccountData(api: StoreApi): Promise<object> {
  return (await askAccount(api, 'getAccountData')).data
}

/** Erases the account. Returns the store's message. */
export async function eraseAccountData(api: StoreApi, email: string): Promise<string> {
  return (await askAccount(api, 'eraseAccountData', { json: { email } })).message
}

/** The saved addresses; checkout proposes the first one. */
export async function getAddresses(api: StoreApi): Promise<readonly Address[]> {
  return (await askAccount(api, 'getAddresses')).data.map(addressFromWire)
}

/** Fetches the addresses before changing them, because another device may have changed them since they were shown. */
export async function changeAddresses(
  api: StoreApi,
  change: (addresses: readonly Address[]) => readonly Address[],
): Promise<readonly Address[]> {
  const addresses = change(await getAddresses(api))
  const { data } = await askAccount(api, 'updateAddresses', { json: { addresses } })
  return data.map(addressFromWire)
}
