import type { CountryCode, MinorUnits } from '@stemside/rules'
import { proxy } from 'valtio'
import { ApiError } from '../api/ApiError.ts'
import type { Asked } from '../api/asked.ts'
import type { AskedSale, Confirmation } from '../api/payments.ts'

/** The page asks the store this often, in ms; the store then asks the provider. */
export const askEvery = 3000

/** What a payer is asked to confirm. */
export interface ToConfirm extends Confirmation {
  readonly total: MinorUnits
  readonly country: CountryCode
}

/** A payment that waits for its payer. */
export interface Waiting extends ToConfirm {
  /** The shopper wants to pay another way, and the payment is being ended. */
  isEnding: boolean
  /** Why it could not be ended. */
  error: string | undefined
}

/** The calls about one payment. */
export interface PaymentCalls<Made> {
  readonly ask: () => Promise<AskedSale<Made>>
  readonly cancel: () => Promise<AskedSale<Made>>
}

/** Runs something after some milliseconds. The returned function prevents that. */
export type Timer = (run: () => void, ms: number) => () => void

/** The shopper wants to pay another way, and the payment has ended. Has no text: the form is shown as it was. */
export class PaysAnotherWay extends ApiError {
  constructor() {
    super('refused', '', 402)
  }
}

/** The wait is over, because a reset or another wait came after it. */
class WaitEnded extends Error {}

/** What a shopper reads if the store knows nothing of the payment, or names no reason. */
const notConfirmed =
  'The payment was not confirmed. Nothing was charged. You can try again, or pay another way.'
const notEnded = 'This payment could not be ended, so it is still open. Please try again.'

/** @param reason - the store's text. If it is empty, the shopper reads `notConfirmed`. */
export function paymentRefused(reason: string): ApiError {
  return new ApiError('refused', reason || notConfirmed, 402)
}

export type Confirming = ReturnType<typeof createConfirming>

/** Waits for one payer at a time. */
export function createConfirming(timer: Timer = pageTimer) {
  const state = proxy<{ waiting: Waiting | undefined }>({ waiting: undefined })
  /** Counts waits and resets. A wait ends if another one or a reset comes after it. */
  let turn = 0
  let isHurried = false
  let endPause: (() => void) | undefined

  const waitingOf = (own: number): Waiting => {
    if (turn !== own || state.waiting === undefined) throw new WaitEnded()
    return state.waiting
  }

  const pause = async () => {
    if (!isHurried) {
      await new Promise<void>((resolve) => {
        const stop = timer(resolve, askEvery)
        endPause = () => {
          stop()
          resolve()
        }
      })
    }
    isHurried = false
  }

  /** Asks the store now, or right after the answer that is on its way. */
  const askNow = () => {
    isHurried = true
    endPause?.()
  }

  /** Ends the payment. If the store says that it is done already, the purchase stands. */
  const payAnotherWay = () => {
    if (state.waiting === undefined) return
    Object.assign(state.waiting, { isEnding: true, error: undefined })
    askNow()
  }

  /** Ends the waiting. */
  const reset = () => {
    turn += 1
    state.waiting = undefined
    askNow()
  }

  /**
   * Asks the store until it says what became of the payment. Returns what was bought. After a failed call, it asks again.
   * @throws {ApiError} 402 if nothing was bought; `PaysAnotherWay` if the shopper has ended the payment
   */
  const untilConfirmed = async <Made>(
    toConfirm: ToConfirm,
    { ask, cancel }: PaymentCalls<Made>,
  ): Promise<Made> => {
    turn += 1
    const own = turn
    isHurried = false
    state.waiting = { ...toConfirm, isEnding: false, error: undefined }
    try {
      for (;;) {
        await pause()
        const isCancel = waitingOf(own).isEnding
        const asked = await unlessFailed(isCancel ? cancel() : ask())
        const waiting = waitingOf(own)
        if (asked?.state === 'placed') return asked.made
        if (asked?.state === 'none' || asked?.state === 'refused') {
          if (waiting.isEnding) throw new PaysAnotherWay()
          throw paymentRefused(asked.state === 'refused' ? asked.reason : notConfirmed)
        }
        if (isCancel) Object.assign(waiting, { isEnding: false, error: notEnded })
      }
    } finally {
      if (turn === own) state.waiting = undefined
    }
  }

  return {
    state: state as Readonly<typeof state>,
    askNow,
    payAnotherWay,
    reset,
    untilConfirmed,
  }
}

function pageTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Undefined if the store gave no answer that can be used. */
async function unlessFailed<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/**
 * What became of an earlier payment, before the page sends a request. If the request differs from the earlier one,
 * ends the payment first.
 */
export async function readyToSend<Made>(
  asked: AskedSale<Made>,
  isSame: boolean,
  cancel: () => Promise<AskedSale<Made>>,
): Promise<Asked<Made>> {
  const now = asked.state === 'unconfirmed' && !isSame ? await cancel() : asked
  switch (now.state) {
    case 'placed':
      return now
    case 'none':
    case 'refused':
      return { state: 'none' }
    default:
      return { state: 'running' }
  }
}
