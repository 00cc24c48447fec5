import type { Purchase } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import { withField, type CheckoutDraft, type DraftKeeper } from './checkoutDraft.ts'

/** One order being placed: from the press on the button to its number, or to the reason. */
export interface CheckoutState {
  status: 'idle' | 'placing' | 'placed' | 'failed'
  /** A sentence for the shopper (specification §8, "place-order error popup"). */
  message: string | undefined
  /** Nobody knows yet whether the store has placed it: the next try asks with the same key. */
  isUnanswered: boolean
  /** The server refused the order for its prices or stock: fetch both again. */
  isOutdated: boolean
  orderId: string | undefined
  /** What was sent last and is not placed: the form is filled from it. */
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

/** A purchase that was sent, and the key that makes sending it again harmless. */
export interface Attempt {
  readonly purchase: Purchase
  readonly key: string
}

/** A placed order and the purchase that it paid. After a reload this purchase may be older than the one in the form. */
export interface PlacedOrder {
  readonly orderId: string
  readonly purchase: Purchase
}

/** Where an unanswered attempt is kept, so that it outlives a reload. */
export interface AttemptKeeper {
  readonly read: () => Attempt | undefined
  readonly write: (attempt: Attempt | undefined) => void
}

/** Sends an order to the store, and gives its number; undefined where the answer has none. */
export type SendOrder = (purchase: Purchase, idempotencyKey: string) => Promise<string | undefined>

const unanswered =
  'We have no answer from the store. Your cart is safe: press Pay again, and you will not be charged twice.'

export function createCheckoutStore(
  keeper: AttemptKeeper = keepInMemory(),
  draftKeeper: DraftKeeper = keepDraftInMemory(),
) {
  const state = proxy(idleState())

  const fail = (error: unknown) => {
    const answer = error instanceof ApiError && error.status !== undefined ? error : undefined
    state.isUnanswered = answer === undefined || answer.kind === 'broken'
    if (!state.isUnanswered) keeper.write(undefined)
    state.isOutdated = answer?.status === 409 || answer?.status === 422
    state.message = answer?.message ?? unanswered
    state.status = 'failed'
  }

  const send = async (attempt: Attempt, order: SendOrder): Promise<PlacedOrder> => {
    keeper.write(attempt)
    const orderId = await order(attempt.purchase, attempt.key)
    if (orderId === undefined) {
      throw new ApiError('refused', 'Your order could not be placed. Please try again.', 200)
    }
    keeper.write(undefined)
    draftKeeper.write({})
    state.orderId = orderId
    state.lastPurchase = undefined
    state.status = 'placed'
    return { orderId, purchase: attempt.purchase }
  }

  /** An attempt that was never answered is asked again first: it may have been placed. */
  const askAgain = async (attempt: Attempt, order: SendOrder): Promise<PlacedOrder | undefined> => {
    try {
      return await send(attempt, order)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') return undefined
      throw error
    }
  }

  return {
    state: state as Readonly<typeof state>,

    /** Places the order once, however often it is pressed; gives the order when there is one. */
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

    /** What was typed into the form and not ordered yet. Not reactive: read it when the form mounts. */
    draft: () => draftKeeper.read(),

    /** Keeps one field as it is typed; fields of a card are ignored. */
    keepField(name: string, value: string) {
      draftKeeper.write(withField(draftKeeper.read(), name, value))
    },

    /** After a reload: restores an order that was sent and never answered, with its message. */
    recall() {
      const open = keeper.read()
      if (open === undefined || state.status !== 'idle') return
      state.lastPurchase = ref(open.purchase)
      state.message = unanswered
    },

    /** Shows a message at the Pay button, such as that the total has changed. */
    tell(message: string) {
      state.message = message
    },

    /** Forgets the order, the draft of the form and an unanswered attempt. */
    reset() {
      keeper.write(undefined)
      draftKeeper.write({})
      Object.assign(state, idleState())
    },

    /** Makes the store ready for the next order. */
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

/** `crypto.randomUUID` exists on secure origins alone; this exists everywhere. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
