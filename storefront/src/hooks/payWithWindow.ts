import type { PaymentProvider } from '@stemside/rules'
import { subscribeKey } from 'valtio/utils'
import { clearPaypalRes, hearPaypalRes } from '../effects/hearPaypalRes.ts'
import { paymentWindows } from '../payments/paymentWindow.ts'
import type { Confirming } from '../state/untilConfirmed.ts'

interface Payment {
  readonly what: keyof typeof paymentWindows
  readonly confirming: Confirming
  /** Undefined if the store is only asked: then no window is opened. */
  readonly provider?: PaymentProvider
}

/**
 * Runs a payment that its payer may have to confirm. Opens PayPal's window at once, so call this during the press.
 * When the window answers, asks the store at once.
 */
export async function payWithWindow<T>(
  { what, confirming, provider }: Payment,
  pay: () => Promise<T>,
): Promise<T> {
  const own = paymentWindows[what]
  if (provider === 'paypal') own.openEmpty(window)
  const stopLeading = subscribeKey(confirming.state, 'waiting', (waiting) => {
    if (waiting?.page !== undefined) own.leadTo(waiting.page)
  })
  const stopHearing = hearPaypalRes(window, confirming.askNow)
  try {
    return await pay()
  } finally {
    stopLeading()
    stopHearing()
    own.close()
    clearPaypalRes(window)
  }
}
