import { countries, type CountryCode } from '@stemside/rules'
import { proxy } from 'valtio'

/** The visitor's answer to the cookie notice; undefined until the storage has been read. */
export type Consent = 'accepted' | 'declined' | 'unasked'

/** The answer about measuring visits. */
export interface Measuring {
  readonly isAllowed: boolean
  /** When the notice was answered, in ISO 8601. */
  readonly since: string
}

export interface ConsentState {
  answer: Consent | undefined
  measuring: Measuring | undefined
  /** The visitor wants to answer again. The last answer counts until the new one. */
  isAskedAgain: boolean
}

export type ConsentStore = ReturnType<typeof createConsent>

/** The answer belongs to the device, not to the account: a reset of the shop leaves it alone. */
export function createConsent() {
  const state = proxy<ConsentState>({
    answer: undefined,
    measuring: undefined,
    isAskedAgain: false,
  })
  const put = (answer: Consent, measuring: Measuring | undefined) => {
    Object.assign(state, { answer, measuring, isAskedAgain: false } satisfies ConsentState)
  }
  return {
    state: state as Readonly<typeof state>,
    /** Sets the answer of an earlier visit or of another tab. */
    restore(answer: Consent, measuring?: Measuring) {
      put(answer, measuring)
    },
    answer(answer: 'accepted' | 'declined') {
      put(answer, { isAllowed: answer === 'accepted', since: new Date().toISOString() })
    },
    /** Shows the notice again. */
    askAgain() {
      state.isAskedAgain = true
    },
  }
}

/**
 * Whether the shop may measure this visit, give it an id, and store which toys it looked at. In GB it may after "Accept"
 * only; in the other countries it may until "Decline". It may not before the stored answer has been read. All code that
 * needs consent asks this function.
 */
export function mayKeepOptionalData(
  { answer, measuring }: ConsentState,
  country: CountryCode,
): boolean {
  if (answer === undefined || answer === 'declined') return false
  if (answer === 'accepted') return measuring?.isAllowed ?? true
  return !countries[country].measuresOnlyAfterAccept
}
