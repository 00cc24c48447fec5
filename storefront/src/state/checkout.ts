import type { Purchase } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import { soldNothing } from '../api/soldNothing.ts'
import { withField, type CheckoutDraft, type DraftKeeper } from './checkoutDraft.ts'
import { randomKey } from './randomKey.ts'

/** The state of placing one order, from the press on Pay to the order's number or an error. */
export interface CheckoutState {
  status: 'idle' | 'placing' | 'placed' | 'failed'
  /** A sentence for the shopper (specification §8, "place-order error popup"). */
  message: string | undefined
  /**
   * The order was sent without an answer. The next try uses the same key, because the store may
   * have placed it.
   */
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

/** A purchase that was sent, with its idempotency key. */
export interface Attempt {
  readonly purchase: Purchase
  readonly key: string
}

/**
 * A placed order and the purchase that it paid. After a reload, this purchase can be older than the
 * form.
 */
export interface PlacedOrder {
  readonly orderId: string
  readonly purchase: Purchase
}

/** Keeps an unanswered attempt, so that it survives a reload. */
export interface AttemptKeeper {
  readonly read: () => Attempt | undefined
  readonly write: (attempt: Attempt | undefined) => void
}

/** Sends an order. Returns its number; undefined if the answer has none. */
export type SendOrder = (purchase: Purchase, idempotencyKey: string) => Promise<string | undefined>

const payAgain = 'Your cart is safe: press Pay again, and you will not be charged twice.'

const unanswered = `We have no answer from the store. ${payAgain}`

/** What the shopper reads after a failed order. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined) return unanswered
  return soldNothing(error) ? error.message : `${error.message} ${payAgain}`
}

/** The answer to a payment of the person before. */
class Outdated extends Error {}

export function createCheckoutStore(
  keeper: AttemptKeeper = keepInMemory(),
  draftKeeper: DraftKeeper = keepDraftInMemory(),
) {
  const state = proxy(idleState())
  /** Not part of the state, because a reset must not set it back. */
  const form = proxy({ resets: 0 })

  const fail = (error: unknown) => {
    if (error instanceof Outdated) return
    state.isUnanswered = !soldNothing(error)
    if (!state.isUnanswered) keeper.write(undefined)
    state.isOutdated = error instanceof ApiError && (error.status === 409 || error.status === 422)
    state.message = failureMessage(error)
    state.status = 'failed'
    const open = keeper.read()
    if (open !== undefined) state.lastPurchase = ref(open.purchase)
  }

  /**
   * Makes a call, and throws `Outdated` if the store was reset meanwhile: another account has signed in, or the
   * shopper has signed out. The answer, or the error, must not reach the next person.
   */
  const unlessReset = async <T>(call: Promise<T>): Promise<T> => {
    const { resets } = form
    try {
      const answer = await call
      if (resets === form.resets) return answer
    } catch (error) {
      if (resets === form.resets) throw error
    }
    throw new Outdated()
  }

  const send = async (attempt: Attempt, order: SendOrder): Promise<PlacedOrder> => {
    keeper.write(attempt)
    const orderId = await unlessReset(order(attempt.purchase, attempt.key))
    if (orderId === undefined) {
      throw new ApiError('refused', 'Your order could not be placed. Please try again.', 200)
    }
    keeper.write(undefined)
    const { account } = draftKeeper.read()
    draftKeeper.write(account === undefined ? {} : { account })
    state.orderId = orderId
    state.lastPurchase = undefined
    state.isUnanswered = false
    state.status = 'placed'
    return { orderId, purchase: attempt.purchase }
  }

  /** Sends an unanswered attempt again before a new one, because the store may have placed it. */
  const askAgain = async (attempt: Attempt, order: SendOrder): Promise<PlacedOrder | undefined> => {
    try {
      return await send(attempt, order)
    } catch (error) {
      if (soldNothing(error)) return undefined
      throw error
    }
  }

  const reset = () => {
    keeper.write(undefined)
    draftKeeper.write({})
    Object.assign(state, idleState())
    form.resets += 1
  }

  return {
    state: state as Readonly<typeof state>,
    /** How often the form was emptied. The page remounts it when this number changes. */
    form: form as Readonly<typeof form>,

    /**
     * Places the order once, however often Pay is pressed. Returns the order; undefined after an
     * error.
     */
    async place(purchase: Purchase, order: SendOrder): Promise<PlacedOrder | undefined> {
      if (state.status === 'placing') return undefined
      state.status = 'placing'
      state.message = undefined
      state.lastPurchase = ref(purchase)
      try {
        const open = keeper.read()
        const placed = open && (await askAgain(open, order))
        return placed ?? (await send({ purchase, key: randomKey() }, order))
      } catch (error) {
        fail(error)
        return undefined
      }
    },

    /** Sends only the order that has no answer. Returns it if the store has it; undefined after an error. */
    async askForOpen(order: SendOrder): Promise<PlacedOrder | undefined> {
      const open = keeper.read()
      if (open === undefined || state.status === 'placing') return undefined
      state.status = 'placing'
      state.message = undefined
      try {
        return await send(open, order)
      } catch (error) {
        fail(error)
        return undefined
      }
    },

    /**
     * What was typed into the form and not ordered yet. Not reactive: read it when the form mounts.
     */
    draft(): CheckoutDraft {
      const { account: _, ...typed } = draftKeeper.read()
      return typed
    },

    /** Stores one field while it is typed. Fields of a card are ignored. */
    keepField(name: string, value: string) {
      draftKeeper.write(withField(draftKeeper.read(), name, value))
    },

    /**
     * Notes which account is signed in. What a guest typed stays; what another account has left is
     * forgotten.
     * @param forgetOther - clears what another account has left on the other pages
     */
    claimFor(account: string, forgetOther: () => void = () => undefined) {
      const { account: before } = draftKeeper.read()
      if (before === account) return
      if (before !== undefined) {
        forgetOther()
        // After that, because each page reads its storage again once the form is reset.
        reset()
      }
      draftKeeper.write(withField(draftKeeper.read(), 'account', account))
    },

    /** After a reload: restores an order that was sent without an answer, with its message. */
    recall() {
      const open = keeper.read()
      if (open === undefined || state.status !== 'idle') return
      state.lastPurchase = ref(open.purchase)
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

function keepInMemory(): AttemptKeeper {
  let kept: Attempt | undefined
  return {
    read: () => kept,
    write: (attempt) => {
      kept = attempt
    },
  }
}

function keepDraftInMemory(): DraftKeeper {
  let kept: CheckoutDraft = {}
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft
    },
  }
}
