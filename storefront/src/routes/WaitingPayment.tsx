import { useSnapshot } from 'valtio'
import { onDemand } from '../loading/onDemand.ts'
import { Part } from '../loading/Part.tsx'
import type { Confirming } from '../state/untilConfirmed.ts'

const ConfirmPanel = onDemand(async () => (await import('./ConfirmPanel.tsx')).ConfirmPanel)

/** Fetches the dialog's code during the press on Pay, for each way to pay: a card may need a confirmation too. */
export const fetchWaitingPayment = () => void ConfirmPanel.ahead()

export interface WaitingPaymentProps {
  readonly what: 'order' | 'gift'
  readonly confirming: Confirming
}

/** The dialog while a payment waits for its payer; nothing while none does. */
export function WaitingPayment({ what, confirming }: WaitingPaymentProps) {
  const { waiting } = useSnapshot(confirming.state)
  if (waiting === undefined) return null
  return (
    <Part what="What to do now">
      <ConfirmPanel waiting={waiting} what={what} onPayAnotherWay={confirming.payAnotherWay} />
    </Part>
  )
}
