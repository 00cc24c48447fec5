import type { Purchase } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { keepInMemory, type AttemptKeeper } from './attempts.ts'
import { withField, type CheckoutDraft, type DraftKeeper } from './checkoutDraft.ts'

/** The state of placing one order, from the press on Pay to the order's number or an error. */
export interface CheckoutState {
  status: 'idle' | 'placing' | 'placed' | 'failed'
  /** A sentence for the shopper (specification §8, "place-order error popup"). */
  message: string | undefined
  /** The order was sent without an answer. The next press on Pay first asks the store about it. */
  isUnanswered: boolean
  /** The server refused the order because prices or stock have changed. Fetch both again. */
  isOutdated: boolean
  orderId: string | undefined
  /** The last purchase that was sent and is not placed. The form is filled from it. */
  lastPurchase: Purchase | undefined
}

function idleState(): CheckoutState {
  return {
    status: 'idle',
    message: undefined,
    isUnanswered: false,
    isOutdated: false,
    orderId: undefined,
    lastPurchase: undefined,
  }
}

/** An order that stands already, and that is not what the button said. */
export interface EarlierOrder {
  readonly orderId: string
  /** Undefined if another tab or device has sent it. */
  readonly purchase: Purchase | undefined
  /** The key that it was sent with; undefined if the store has named it by itself. */
  readonly key: string | undefined
}

export const payAgain = 'Your cart is safe: press Pay again, and you will not be charged twice.'
export const unanswered = `We have no answer from the store. ${payAgain}`

export type CheckoutStore = ReturnType<typeof createCheckoutStore>

/** How far a checkout is. `placing.ts` has the calls, because only the page of the checkout needs them. */
export function createCheckoutStore(
  keeper: AttemptKeeper<Purchase> = keepInMemory(),
  draftKeeper: DraftKeeper = keepDraftInMemory(),
) {
  const state = proxy(idleState())
  /** Not part of the state, because a reset must not set it back. */
  const form = proxy({ resets: 0 })

  const typed = (): CheckoutDraft => draftKeeper.read() ?? {}

  const forgetAttempt = () => {
    const open = keeper.read()
    if (open !== undefined) keeper.forget(open.key)
  }

  const reset = () => {
    forgetAttempt()
    draftKeeper.write(undefined)
    Object.assign(state, idleState())
    form.resets += 1
  }

  return {
    state: state as Readonly<typeof state>,
    /** How often the form was emptied. The page remounts it when this number changes. */
    form: form as Readonly<typeof form>,
    /** The order that was sent and has no answer. */
    attempts: keeper,

    /** A call about an order begins. Returns false while another one runs. */
    begin(): boolean {
      if (state.status === 'placing') return false
      state.status = 'placing'
      state.message = undefined
      return true
    },

    /** Fills the form from this purchase, should it not be placed. */
    hold(purchase: Purchase) {
      state.lastPurchase = ref(purchase)
    },

    /** No order was placed, and the message says why. */
    fail(message: string, isUnanswered: boolean, isOutdated = false) {
      const sent = keeper.read()?.request
      Object.assign(state, { status: 'failed', message, isUnanswered, isOutdated })
      if (sent !== undefined) state.lastPurchase = ref(sent)
    },

    /** The call is over, and the shopper is asked what to do. */
    pause() {
      state.status = 'idle'
    },

    /** The checkout ends with this order. */
    endWith({ orderId }: Pick<EarlierOrder, 'orderId'>) {
      const { account } = typed()
      draftKeeper.write(account === undefined ? undefined : { account })
      Object.assign(state, idleState(), { status: 'placed', orderId })
    },

    /** The last order that was sent is done or has ended, and the shopper knows which. */
    markAnswered() {
      state.isUnanswered = false
    },

    /**
     * What was typed into the form and not ordered yet. Not reactive: read it when the form mounts.
     */
    draft(): CheckoutDraft {
      const { account: _, ...fields } = typed()
      return fields
    },

    /** Stores one field while it is typed. Fields of a card are ignored. */
    keepField(name: string, value: string) {
      const draft = withField(typed(), name, value)
      draftKeeper.write(Object.keys(draft).length === 0 ? undefined : draft)
    },

    /**
     * Notes which account is signed in. What a guest typed stays; what another account has left is
     * forgotten.
     * @param forgetOther - clears what another account has left on the other pages
     */
    claimFor(account: string, forgetOther: () => void = () => undefined) {
      const { account: before } = typed()
      if (before === account) return
      if (before !== undefined) {
        forgetOther()
        // After that, because each page reads its storage again once the form is reset.
        reset()
      }
      draftKeeper.write(withField(typed(), 'account', account))
    },

    /** After a reload: restores an order that was sent without an answer, with its message. */
    recall() {
      const sent = keeper.read()?.request
      if (sent === undefined || state.status !== 'idle') return
      state.lastPurchase = ref(sent)
      state.isUnanswered = true
      state.message = unanswered
    },

    /** Shows a message at the Pay button, for example that the total has changed. */
    tell(message: string) {
      state.message = message
    },

    /** Forgets the order, the form's draft and an unanswered attempt. */
    reset,

    /** Resets the store for the next order. */
    finish() {
      state.status = 'idle'
      state.message = undefined
      state.orderId = undefined
    },
  }
}

function keepDraftInMemory(): DraftKeeper {
  let kept: CheckoutDraft | undefined
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft
    },
  }
}
