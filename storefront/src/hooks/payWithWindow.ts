import type { PaymentProvider } from '@stemside/rules'
import { subscribeKey } from 'valtio/utils'
import { clearPaypalRes, hearPaypalRes } from '../effects/hearPaypalRes.ts'
import { openPaymentWindow } from '../payments/paymentWindow.ts'
import type { Confirming } from '../state/untilConfirmed.ts'

/**
 * Runs a payment that its payer may have to confirm. Opens PayPal's window at once, so call this during the press.
 * When the window answers, asks the store at once.
 * @param provider - undefined without a press: then no window is opened
 */
export async function payWithWindow<T>(
  confirming: Confirming,
  provider: PaymentProvider | undefined,
  pay: () => Promise<T>,
): Promise<T> {
  const opened = provider === 'paypal' ? openPaymentWindow(window) : undefined
  const stopLeading = subscribeKey(confirming.state, 'waiting', (waiting) => {
    if (waiting?.page !== undefined) opened?.leadTo(waiting.page)
  })
  const stopHearing = hearPaypalRes(window, confirming.askNow)
  try {
    return await pay()
  } finally {
    stopLeading()
    stopHearing()
    opened?.close()
    clearPaypalRes(window)
  }
}
