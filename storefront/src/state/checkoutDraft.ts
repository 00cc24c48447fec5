import { textFields, type TextFields } from './textFields.ts'

/**
 * The fields of checkout that are stored while they are typed: contact, address, present, payment method, the code of a
 * gift card and the box of a wish list, never fields of a payment card. `account` is not a field of the form. It is the email address of the
 * account that was signed in: another account that signs in deletes the draft.
 */
const draftFields = [
  'account',
  'name',
  'email',
  'dialCode',
  'phone',
  'line1',
  'line2',
  'city',
  'state',
  'postcode',
  'isPresent',
  'recipient',
  'recipientDialCode',
  'recipientPhone',
  'presentMessage',
  'hidesPrices',
  'provider',
  'giftCode',
  'wishlist',
] as const

/** What was typed into checkout, by field name. */
export type CheckoutDraft = TextFields<(typeof draftFields)[number]>

/** Keeps the draft, so that it survives a reload. */
export interface DraftKeeper {
  readonly read: () => CheckoutDraft | undefined
  /** Stores a draft; undefined deletes what was stored. */
  readonly write: (draft: CheckoutDraft | undefined) => void
}

/** Parses a stored draft. Of a pasted message, more is kept than fits on a card: checkout then says that it is too long. */
export const parseDraft = textFields(draftFields, 2000)

/** The draft with one more field. Fields that are never stored, such as a card's, are ignored. */
export function withField(draft: CheckoutDraft, name: string, value: string): CheckoutDraft {
  return parseDraft({ ...draft, [name]: value })
}
