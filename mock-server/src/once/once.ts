import { Refusal } from '../base/Refusal.ts'
import type { IdempotencyRow } from '../store/paymentRows.ts'
import type { Reader, Transaction } from '../store/port.ts'
import { hashOf } from './hashOf.ts'

/** What the store does once for an Idempotency-Key, and what a refusal calls it. */
const kinds = {
  order: 'order',
  gift: 'gift',
  return: 'return',
  claim: 'claim',
  contact: 'message',
} as const

export type OnceKind = keyof typeof kinds

/** A request with an Idempotency-Key. */
export interface Once {
  readonly kind: OnceKind
  readonly key: string
  readonly bodyHash: string
}

/** An earlier request with the same key: still running, with its payment intent if it has one, or done, with the id of what it made. */
export type Earlier =
  | { readonly state: 'running'; readonly intent?: string }
  | { readonly state: 'placed'; readonly result: string }

/** Undefined for a request without a key: the store does it every time. */
export function onceFor(kind: OnceKind, key: string | undefined, body: object): Once | undefined {
  return key === undefined ? undefined : { kind, key, bodyHash: hashOf(body) }
}

/** The id of a row of `idempotency`. */
export function onceId({ kind, key }: Pick<Once, 'kind' | 'key'>): string {
  return `${kind} ${key}`
}

/**
 * Claims the key of a request. Returns the earlier request with the same key; undefined for the first one, which
 * then calls `finish` with its result, or deletes the row if nothing came of it. Call it before the transaction
 * reads anything: PostgreSQL then finds conflicts at once.
 * @param intent - the id of the payment intent, if the request is paid: then `intents/claims.ts` ends the claim
 * @throws {Refusal} 422 if the key came with another body
 */
export async function begin(
  tx: Transaction,
  once: Once | undefined,
  now: Date,
  intent?: string,
): Promise<Earlier | undefined> {
  if (once === undefined) return undefined
  const { kind, bodyHash } = once
  const row = { bodyHash, placedAt: now.toISOString(), ...(intent !== undefined && { intent }) }
  const before = await tx.claim('idempotency', onceId(once), row)
  if (before === undefined) return undefined
  if (before.refused !== undefined) {
    tx.put('idempotency', onceId(once), row)
    return undefined
  }
  if (before.bodyHash !== bodyHash) {
    const sentence = `This Idempotency-Key was used for another ${kinds[kind]}. Please use a new one.`
    throw new Refusal(422, sentence, { error: sentence })
  }
  return earlierOf(before)
}

/** How far the request of a row is. */
export function earlierOf({ result, intent }: IdempotencyRow): Earlier {
  if (result !== undefined) return { state: 'placed', result }
  return { state: 'running', ...(intent !== undefined && { intent }) }
}

/** Stores what a request made: its repeats get the same. */
export function finish(tx: Transaction, once: Once | undefined, result: string, now: Date): void {
  if (once === undefined) return
  const { bodyHash } = once
  tx.put('idempotency', onceId(once), { bodyHash, result, placedAt: now.toISOString() })
}

/**
 * Runs `work` in this transaction, once for a key. A repeat gets the id that the first request made.
 * @throws {Refusal} 422 if the key came with another body; else as `work`
 */
export async function doOnce(
  tx: Transaction,
  once: Once | undefined,
  now: Date,
  work: () => Promise<string>,
): Promise<string> {
  const before = await begin(tx, once, now)
  if (before?.state === 'placed') return before.result
  const result = await work()
  finish(tx, once, result, now)
  return result
}

/** The request with a key. `none`: never seen, or its payment was refused. */
export async function readKey(
  reader: Reader,
  kind: OnceKind,
  key: string,
): Promise<Earlier | { readonly state: 'none' }> {
  const row = await reader.get('idempotency', onceId({ kind, key }))
  return row === undefined || row.refused !== undefined ? { state: 'none' } : earlierOf(row)
}

/** Why the payment of a key failed: the provider refused it, or the shop ended it. */
export async function readRefusal(
  reader: Reader,
  kind: OnceKind,
  key: string,
): Promise<string | undefined> {
  return (await reader.get('idempotency', onceId({ kind, key })))?.refused
}
