import { ApiError } from '../api/ApiError.ts'
import type { EGift } from '../api/eGifts.ts'
import { soldNothing } from '../api/soldNothing.ts'
import { randomKey } from './randomKey.ts'

/** The fields of /gift that are kept while they are typed, never those of a card. */
const draftFields = [
  'amount',
  'design',
  'recipientName',
  'recipientEmail',
  'message',
  'deliverOn',
  'senderName',
  'senderEmail',
  'provider',
] as const

/** What was typed into /gift, by field name. */
export type EGiftDraft = Readonly<Partial<Record<(typeof draftFields)[number], string>>>

/** Maximum length of a field in characters; no valid field is longer. */
const longest = 1000

/** Parses a stored draft: keeps known fields with text and drops the rest. */
export function parseEGiftDraft(value: unknown): EGiftDraft {
  if (typeof value !== 'object' || value === null) return {}
  const entries = draftFields.flatMap((name) => {
    const text: unknown = Reflect.get(value, name)
    return typeof text === 'string' && text.length <= longest ? [[name, text] as const] : []
  })
  return Object.fromEntries(entries)
}

/** A gift that was sent to the store and has no answer yet, with its idempotency key. */
export interface EGiftAttempt {
  readonly gift: EGift
  readonly key: string
}

/** Keeps an unanswered attempt, so that it survives a reload. */
export interface EGiftAttemptKeeper {
  readonly read: () => EGiftAttempt | undefined
  readonly write: (attempt: EGiftAttempt | undefined) => void
}

const nothingLost = 'Nothing is lost: press Pay again, and you will not be charged twice.'

/** What a shopper reads where the store gave no answer to a payment. */
export const unansweredEGift = `We have no answer from the store. ${nothingLost}`

/**
 * The result of a press on Pay. `gift` is the one in the form, or an earlier one that had no answer and is now
 * bought or refused. In the second case the gift in the form is not sent.
 */
export type EGiftSale =
  | { readonly outcome: 'bought' | 'earlier-bought'; readonly gift: EGift }
  | { readonly outcome: 'earlier-refused'; readonly gift: EGift; readonly reason: string }

/**
 * Buys a gift once. A gift that has no answer yet is sent again first, because the store may have sold it. If the
 * one in the form differs from it, that one waits for the next press: the shopper first reads what became of the
 * earlier one.
 * @param onEarlier - called before an earlier gift is sent again, if the new one differs from it
 * @throws ApiError
 */
export async function buyOnce(
  keeper: EGiftAttemptKeeper,
  gift: EGift,
  send: (attempt: EGiftAttempt) => Promise<void>,
  onEarlier: (earlier: EGift) => void,
): Promise<EGiftSale> {
  const open = keeper.read()
  if (open !== undefined) {
    const isEarlier = !isSameGift(open.gift, gift)
    if (isEarlier) onEarlier(open.gift)
    try {
      await sendKept(keeper, open, send)
      return { outcome: isEarlier ? 'earlier-bought' : 'bought', gift: open.gift }
    } catch (error) {
      if (!(error instanceof ApiError && soldNothing(error))) throw error
      if (isEarlier) return { outcome: 'earlier-refused', gift: open.gift, reason: error.message }
    }
  }
  await sendKept(keeper, { gift, key: randomKey() }, send)
  return { outcome: 'bought', gift }
}

/** Compares two gifts without their payment: another card pays for the same gift. */
function isSameGift(one: EGift, other: EGift): boolean {
  return withoutPayment(one) === withoutPayment(other)
}

function withoutPayment(gift: EGift): string {
  return JSON.stringify({ ...gift, payment: undefined })
}

/** Sends an attempt, and keeps it until the store says that it has sold the gift or has not. */
async function sendKept(
  keeper: EGiftAttemptKeeper,
  attempt: EGiftAttempt,
  send: (attempt: EGiftAttempt) => Promise<void>,
): Promise<void> {
  keeper.write(attempt)
  try {
    await send(attempt)
  } catch (error) {
    if (soldNothing(error)) keeper.write(undefined)
    throw error
  }
  keeper.write(undefined)
}

/** What to tell a shopper after a failed purchase. */
export function eGiftFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined) return unansweredEGift
  return soldNothing(error) ? error.message : `${error.message} ${nothingLost}`
}

/** What to tell a shopper while the store is asked about an earlier gift. */
export function askingFirst({ recipient }: EGift): string {
  return `One moment: your gift for ${recipient.name} had no answer, so we ask the store about it first.`
}

/** What to tell a shopper once the store has refused an earlier gift. */
export function earlierRefused({ recipient }: EGift, reason: string): string {
  return `Your gift for ${recipient.name} was not bought: ${reason} Press Pay to buy the one in this form.`
}

/** What to tell a shopper once an earlier gift is bought, and the one in the form is not. */
export function earlierBought({ recipient, sender }: EGift): string {
  return `Your gift for ${recipient.name} is bought, and its receipt goes to ${sender.email}. The gift in this form is not bought: press Pay if you want it too.`
}
