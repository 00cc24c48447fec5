import { ConfirmPayment } from '@stemside/ui/popups/ConfirmPayment'
import type { MouseEvent } from 'react'
import { openPaymentPage } from '../payments/paymentWindow.ts'
import type { Waiting } from '../state/untilConfirmed.ts'

export interface ConfirmPanelProps {
  readonly waiting: Readonly<Waiting>
  readonly what?: 'order' | 'gift'
  readonly onPayAnotherWay: () => void
}

/** The dialog over checkout or /gift while a payment waits for its payer. Its link opens the provider's window. */
export function ConfirmPanel({ waiting, ...rest }: ConfirmPanelProps) {
  const { page } = waiting
  const open = (event: MouseEvent) => {
    // Only a window that the shop has opened can close itself. If it is blocked, the link opens a tab.
    if (page !== undefined && openPaymentPage(window, page)) event.preventDefault()
  }
  return <ConfirmPayment {...waiting} {...rest} onOpen={open} />
}
