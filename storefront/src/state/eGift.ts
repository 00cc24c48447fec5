import { ApiError } from '../api/ApiError.ts'
import type { EGift } from '../api/eGifts.ts'
import { soldNothing } from '../api/soldNothing.ts'
import { textFields, type TextFields } from './textFields.ts'

/** The fields of /gift that are kept while they are typed, never those of a card. */
const draftFields = [
  'amount',
  'amountCountry',
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
export type EGiftDraft = TextFields<(typeof draftFields)[number]>

/** Parses a stored draft. No valid field is longer than 1000 characters. */
export const parseEGiftDraft = textFields(draftFields, 1000)

const nothingLost = 'Nothing is lost: press Pay again, and you will not be charged twice.'

/** What a shopper reads if the store gave no answer to a payment. */
export const unansweredEGift = `We have no answer from the store. ${nothingLost}`

/** Compares two gifts without their payment: another card pays for the same gift. */
export function isSameGift(one: EGift, other: EGift): boolean {
  return withoutPayment(one) === withoutPayment(other)
}

function withoutPayment(gift: EGift): string {
  return JSON.stringify({ ...gift, payment: undefined })
}

/** What to tell a shopper after a failed purchase. */
export function eGiftFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined) return unansweredEGift
  return soldNothing(error) ? error.message : `${error.message} ${nothingLost}`
}

/** What to tell a shopper who is on another page when the gift is bought. */
export function giftBought({ recipient }: EGift): string {
  return `Your gift for ${recipient.name} is bought.`
}

/** What to tell a shopper while an earlier gift is being paid. */
export function earlierRunning({ recipient }: EGift): string {
  return `Your gift for ${recipient.name} is still being paid. Please wait a moment, then press Pay again.`
}

/** What to tell a shopper once an earlier gift is bought, and the one in the form is not. */
export function earlierBought({ recipient, sender }: EGift): string {
  return `Your gift for ${recipient.name} is bought, and its receipt goes to ${sender.email}. The gift in this form is not bought: press Pay if you want it too.`
}
