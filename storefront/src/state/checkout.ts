import { formatMoney, type Purchase } from '@stemside/rules'
import { proxy, ref } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import type { Asked } from '../api/asked.ts'
import { soldNothing } from '../api/soldNothing.ts'
import { withField, type CheckoutDraft, type DraftKeeper } from './checkoutDraft.ts'
import { askOnly, keepInMemory, sendOnce, type AttemptKeeper, type Way } from './sendOnce.ts'

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

/** A placed order and the purchase that it paid. */
export interface PlacedOrder {
  readonly orderId: string
  readonly purchase: Purchase
}

/** An order that stands already, and that is not what the button said. */
export interface EarlierOrder {
  readonly orderId: string
  /** Undefined where another tab or device has sent it. */
  readonly purchase: Purchase | undefined
  /** The key that it was sent with; undefined where the store has named it by itself. */
  readonly key: string | undefined
}

/** The calls that place an order. */
export interface OrderCalls {
  /** Places the order. Returns its number; undefined if the answer has none. */
  readonly send: (purchase: Purchase, idempotencyKey: string) => Promise<string | undefined>
  /** Asks what became of a key. */
  readonly ask: (idempotencyKey: string) => Promise<Asked<string>>
}

const payAgain = 'Your cart is safe: press Pay again, and you will not be charged twice.'

/** What the shopper reads where the store has no order of the last try. */
const notPlaced = 'Your order was not placed, and nothing was charged. Press Pay to order.'

const unanswered = `We have no answer from the store. ${payAgain}`

/** What the shopper reads after a failed order. */
function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === undefined) return unanswered
  return soldNothing(error) ? error.message : `${error.message} ${payAgain}`
}

/** The answer to a payment of the person before. */
class Outdated extends Error {}

/** What the shopper reads while an earlier order is being paid. */
function stillPaid(purchase: Purchase | undefined): string {
  const order =
    purchase === undefined
      ? 'An order of this cart'
      : `Your order of ${formatMoney(purchase.total, purchase.country)}`
  return `${order} is still being paid. Please wait a moment, then press Pay again.`
}

/** Whether two purchases are one wish. Another card pays for the same wish. */
function isSameWish(one: Purchase, other: Purchase): boolean {
  return wishIn(one) === wishIn(other)
}

function wishIn({ payment: _card, again: _again, cartId: _cartId, ...wish }: Purchase): string {
  return JSON.stringify(wish)
}

export function createCheckoutStore(
  keeper: AttemptKeeper<Purchase> = keepInMemory(),
  draftKeeper: DraftKeeper = keepDraftInMemory(),
) {
  const state = proxy(idleState())
  /** Not part of the state, because a reset must not set it back. */
  const form = proxy({ resets: 0 })

  /** Shows why no order was placed. */
  const fail = (message: string, isUnanswered: boolean) => {
    state.isUnanswered = isUnanswered
    state.message = message
    state.status = 'failed'
    const sent = keeper.read()?.request
    if (sent !== undefined) state.lastPurchase = ref(sent)
  }

  /** An error, or the order that stands where the store names it. */
  const failOn = (error: unknown): EarlierOrder | undefined => {
    if (error instanceof Outdated) return undefined
    if (error instanceof ApiError && error.named.orderId !== undefined) {
      state.status = 'idle'
      return { orderId: error.named.orderId, purchase: undefined, key: undefined }
    }
    state.isOutdated = error instanceof ApiError && (error.status === 409 || error.status === 422)
    fail(failureMessage(error), !soldNothing(error))
    return undefined
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

  const wayOf = ({ send, ask }: OrderCalls): Way<Purchase, string, string> => ({
    keeper,
    isSame: isSameWish,
    send: async (purchase, key) => {
      const orderId = await unlessReset(send(purchase, key))
      if (orderId !== undefined) return orderId
      throw new ApiError('refused', 'Your order could not be placed. Please try again.', 200)
    },
    ask: (key) => unlessReset(ask(key)),
  })

  const succeed = (orderId: string) => {
    const { account } = draftKeeper.read()
    draftKeeper.write(account === undefined ? {} : { account })
    Object.assign(state, idleState(), { status: 'placed', orderId })
  }

  const forgetAttempt = () => {
    const open = keeper.read()
    if (open !== undefined) keeper.forget(open.key)
  }

  const reset = () => {
    forgetAttempt()
    draftKeeper.write({})
    Object.assign(state, idleState())
    form.resets += 1
  }

  return {
    state: state as Readonly<typeof state>,
    /** How often the form was emptied. The page remounts it when this number changes. */
    form: form as Readonly<typeof form>,

    /**
     * Places the order once, however often Pay is pressed. Returns the order; an earlier one where that stands
     * instead, and this one was not sent; undefined after an error.
     */
    async place(
      purchase: Purchase,
      calls: OrderCalls,
    ): Promise<PlacedOrder | { readonly earlier: EarlierOrder } | undefined> {
      if (state.status === 'placing') return undefined
      state.status = 'placing'
      state.message = undefined
      state.lastPurchase = ref(purchase)
      try {
        const sent = await sendOnce(wayOf(calls), purchase)
        if (sent.outcome === 'running') {
          fail(stillPaid(sent.request), true)
          return undefined
        }
        if (sent.outcome === 'sent') {
          succeed(sent.answer)
          return { orderId: sent.answer, purchase: sent.request }
        }
        state.status = 'idle'
        return { earlier: { orderId: sent.made, purchase: sent.request, key: sent.key } }
      } catch (error) {
        const earlier = failOn(error)
        return earlier && { earlier }
      }
    },

    /** Asks for the order that has no answer. Returns it if the store has it. */
    async askForOpen(calls: OrderCalls): Promise<EarlierOrder | undefined> {
      if (keeper.read() === undefined || state.status === 'placing') return undefined
      state.status = 'placing'
      state.message = undefined
      try {
        const found = await askOnly(wayOf(calls))
        if (found === undefined) fail(notPlaced, false)
        else if (found.outcome === 'running') fail(stillPaid(found.request), true)
        else {
          state.status = 'idle'
          return { orderId: found.made, purchase: found.request, key: found.key }
        }
      } catch (error) {
        failOn(error)
      }
      return undefined
    },

    /** The shopper has read of an earlier order. Forgets how it was sent. */
    forgetEarlier({ key }: EarlierOrder) {
      if (key !== undefined) keeper.forget(key)
      state.isUnanswered = false
    },

    /** The shopper wants no more than an earlier order: the checkout ends with it. */
    endWith({ orderId }: EarlierOrder) {
      succeed(orderId)
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
  let kept: CheckoutDraft = {}
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft
    },
  }
}
