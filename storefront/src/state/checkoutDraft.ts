/** The fields of checkout that are kept while they are typed: contact, address and way to pay, never a card's. */
const draftFields = [
  'name',
  'email',
  'dialCode',
  'phone',
  'line1',
  'line2',
  'city',
  'state',
  'postcode',
  'provider',
] as const

/** What was typed into checkout, by field name. */
export type CheckoutDraft = Readonly<Partial<Record<(typeof draftFields)[number], string>>>

/** Where the draft is kept, so that it outlives a reload. */
export interface DraftKeeper {
  readonly read: () => CheckoutDraft
  /** An empty draft removes what was kept. */
  readonly write: (draft: CheckoutDraft) => void
}

/** The draft in a value of unknown shape: only known fields that hold text; anything else is dropped. */
export function parseDraft(value: unknown): CheckoutDraft {
  if (typeof value !== 'object' || value === null) return {}
  const entries = draftFields.flatMap((name) => {
    const text: unknown = Reflect.get(value, name)
    return typeof text === 'string' && text.length <= longest ? [[name, text] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Longer than any field may be. */
const longest = 400

/** The draft with one more field. Fields that are never stored, such as a card's, change nothing. */
export function withField(draft: CheckoutDraft, name: string, value: string): CheckoutDraft {
  return parseDraft({ ...draft, [name]: value })
}
