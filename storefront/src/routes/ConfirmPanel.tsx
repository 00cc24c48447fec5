import { ConfirmPayment } from '@stemside/ui/popups/ConfirmPayment'
import type { MouseEvent } from 'react'
import { paymentWindows } from '../payments/paymentWindow.ts'
import type { Waiting } from '../state/untilConfirmed.ts'

export interface ConfirmPanelProps {
  readonly waiting: Readonly<Waiting>
  readonly what: 'order' | 'gift'
  readonly onPayAnotherWay: () => void
}

/** The dialog over checkout or /gift while a payment waits for its payer. Its link shows the provider's window. */
export function ConfirmPanel({ waiting, what, ...rest }: ConfirmPanelProps) {
  const { by, page } = waiting
  const open = (event: MouseEvent) => {
    // The link of an app leads out of the browser, at every press.
    if (by === 'app') return
    // Only a window that the shop has opened can close itself. If it is blocked, the link opens a tab.
    if (page !== undefined && paymentWindows[what].show(window, page)) event.preventDefault()
  }
  return <ConfirmPayment {...waiting} {...rest} what={what} onOpen={open} />
}
