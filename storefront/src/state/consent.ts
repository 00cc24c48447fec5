import { countries, type CountryCode } from '@stemside/rules'
import { proxy } from 'valtio'

/** The visitor's answer to the cookie notice; undefined until the browser's storage was read. */
export type Consent = 'accepted' | 'declined' | 'unasked'

/** The answer for measuring visits. */
export interface Measuring {
  readonly isAllowed: boolean
  /** When the notice was answered, in ISO 8601. */
  readonly since: string
}

export interface ConsentState {
  answer: Consent | undefined
  measuring: Measuring | undefined
}

export type ConsentStore = ReturnType<typeof createConsent>

export function createConsent() {
  const state = proxy<ConsentState>({ answer: undefined, measuring: undefined })
  return {
    state: state as Readonly<typeof state>,
    /** Not read from storage yet. */
    reset() {
      state.answer = undefined
      state.measuring = undefined
    },
    /** Sets what an earlier visit answered. */
    restore(answer: Consent, measuring?: Measuring) {
      state.answer = answer
      state.measuring = measuring
    },
    answer(answer: 'accepted' | 'declined') {
      state.answer = answer
      state.measuring = { isAllowed: answer === 'accepted', since: new Date().toISOString() }
    },
  }
}

/**
 * Whether this visit may be measured and may carry an id: in GB only after Accept, elsewhere unless
 * declined. The one place of that rule.
 */
export function mayMeasure({ answer, measuring }: ConsentState, country: CountryCode): boolean {
  if (answer === undefined || answer === 'declined') return false
  if (answer === 'accepted') return measuring?.isAllowed ?? true
  return !countries[country].measuresOnlyAfterAccept
}
