/**
 * The fields of checkout that are stored while they are typed: contact, address, present, payment method and the
 * code of a gift card, never fields of a payment card. `account` is not a field of the form. It is the e-mail address of the
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
  'presentMessage',
  'hidesPrices',
  'provider',
  'giftCode',
] as const

/** What was typed into checkout, by field name. */
export type CheckoutDraft = Readonly<Partial<Record<(typeof draftFields)[number], string>>>

/** Keeps the draft, so that it survives a reload. */
export interface DraftKeeper {
  readonly read: () => CheckoutDraft
  /** Stores a draft. An empty one deletes what was stored. */
  readonly write: (draft: CheckoutDraft) => void
}

/** Parses a stored draft: keeps known fields with text and drops the rest. */
export function parseDraft(value: unknown): CheckoutDraft {
  if (typeof value !== 'object' || value === null) return {}
  const entries = draftFields.flatMap((name) => {
    const text: unknown = Reflect.get(value, name)
    return typeof text === 'string' && text.length <= longest ? [[name, text] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Maximum length of a field in characters; no real field is longer. */
const longest = 400

/** The draft with one more field. Fields that are never stored, such as a card's, are ignored. */
export function withField(draft: CheckoutDraft, name: string, value: string): CheckoutDraft {
  return parseDraft({ ...draft, [name]: value })
}
