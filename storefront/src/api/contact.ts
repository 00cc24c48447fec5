import type { CountryCode } from '@stemside/rules'
import { askedFrom, type Asked } from './asked.ts'
import type { StoreApi } from './storeApi.ts'

/** A letter of /contact-us, as its form gives it. */
export interface Letter {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** A letter as it is sent. */
export interface SentLetter extends Letter {
  readonly country: CountryCode
  /** The order that it is about. */
  readonly order?: string
}

/** Whether a letter of a key has arrived. */
export async function askForLetter({ call }: StoreApi, key: string): Promise<Asked> {
  return askedFrom(await call('askContact', { parameters: { key } }))
}

/** Sends a letter to the shop. A retry with the same key sends no second one. */
export async function sendLetter(
  { call }: StoreApi,
  letter: SentLetter,
  idempotencyKey: string,
): Promise<void> {
  await call('sendContact', {
    json: letter,
    headers: { 'idempotency-key': idempotencyKey },
  })
}
