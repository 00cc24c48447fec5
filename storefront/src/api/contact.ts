import type { CountryCode } from '@stemside/rules'
import type { StoreApi } from './storeApi.ts'

/** A letter of /contact-us, as its form gives it. */
export interface Letter {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Sends a letter to the shop. A retry with the same key sends no second one. */
export async function sendLetter(
  { call }: StoreApi,
  letter: Letter,
  country: CountryCode,
  idempotencyKey: string,
): Promise<void> {
  await call('sendContact', {
    json: { ...letter, country },
    headers: { 'idempotency-key': idempotencyKey },
  })
}
