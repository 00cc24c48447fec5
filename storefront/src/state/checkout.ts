import type { Purchase } from '@stemside/rules'
import { proxy } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import type { StoreApi } from '../api/storeApi.ts'

/** One order being placed: from the press on the button to its number, or to the reason. */
export interface CheckoutState {
  status: 'idle' | 'placing' | 'placed' | 'failed'
  /** A sentence for the shopper (specification §8, "place-order error popup"). */
  message: string | undefined
  /** Nobody knows yet whether the store has placed it: the next try asks with the same key. */
  isUnanswered: boolean
  /** The store's price was another one: figures have to be fetched anew. */
  isPriceChanged: boolean
  orderId: string | undefined
}

/** A purchase that was sent, and the key that makes sending it again harmless. */
export interface Attempt {
  readonly purchase: Purchase
  readonly key: string
}

/** Where an unanswered attempt is kept, so that it outlives a reload. */
export interface AttemptKeeper {
  readonly read: () => Attempt | undefined
  readonly write: (attempt: Attempt | undefined) => void
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>

const unanswered =
  'We have no answer from the store. Your cart is safe: press Pay again, and you will not be charged twice.'

export function createCheckoutStore(api: StoreApi, keeper: AttemptKeeper = keepInMemory()) {
  const state = proxy<CheckoutState>({
    status: 'idle',
    message: undefined,
    isUnanswered: false,
    isPriceChanged: false,
    orderId: undefined,
  })

  const fail = (error: unknown) => {
    const answer = error instanceof ApiError && error.status !== undefined ? error : undefined
    state.isUnanswered = answer === undefined || answer.kind === 'broken'
    if (!state.isUnanswered) keeper.write(undefined)
    state.isPriceChanged = answer?.status === 409
    state.message = answer?.message ?? unanswered
    state.status = 'failed'
  }

  const send = async (attempt: Attempt): Promise<Purchase> => {
    keeper.write(attempt)
    const orderId = await api.placeOrder(attempt.purchase, attempt.key)
    if (orderId === undefined) {
      throw new ApiError('refused', 'Your order could not be placed. Please try again.', 200)
    }
    keeper.write(undefined)
    state.orderId = orderId
    state.status = 'placed'
    return attempt.purchase
  }

  /** An attempt that was never answered is asked again first: it may have been placed. */
  const askAgain = async (attempt: Attempt): Promise<Purchase | undefined> => {
    try {
      return await send(attempt)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') return undefined
      throw error
    }
  }

  return {
    state,

    /** Places the order once, however often it is pressed; gives what was bought when there is an order. */
    async place(purchase: Purchase): Promise<Purchase | undefined> {
      if (state.status === 'placing') return undefined
      state.status = 'placing'
      state.message = undefined
      try {
        const open = keeper.read()
        const bought = open && (await askAgain(open))
        return bought ?? (await send({ purchase, key: randomKey() }))
      } catch (error) {
        fail(error)
        return undefined
      }
    },

    /** The remove action of the order-failed popup (specification §4): the form keeps the reason. */
    dismissError() {
      state.status = 'idle'
    },

    /** Ready for the next order. */
    reset() {
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

/** `crypto.randomUUID` exists on secure origins alone; this exists everywhere. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
