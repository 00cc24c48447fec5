import type { MinimumPopup, MinorUnits, Shortage, Violation } from '@stemside/rules'
import { proxy, ref } from 'valtio'

/** A coupon's minimum that the cart does not reach, with its figures. */
export interface UnmetMinimum extends MinimumPopup {
  readonly value: MinorUnits
  readonly minimum: MinorUnits
}

export interface PopupState {
  violation: Violation | undefined
  shortage: Shortage | undefined
  unmetMinimum: UnmetMinimum | undefined
}

/** The popups about the cart (specification §2, §4); what their buttons do is in `mendCart.ts`. */
export function createPopups() {
  const state = proxy<PopupState>({
    violation: undefined,
    shortage: undefined,
    unmetMinimum: undefined,
  })
  return {
    state: state as Readonly<typeof state>,

    showShortage(shortage: Shortage) {
      state.shortage = ref(shortage)
    },

    showMinimum(unmet: UnmetMinimum) {
      state.unmetMinimum = ref(unmet)
    },

    showViolation(violation: Violation) {
      state.violation = ref(violation)
    },

    hide() {
      state.violation = undefined
      state.shortage = undefined
      state.unmetMinimum = undefined
    },
  }
}
