import type { OrderReturn } from '@stemside/rules'
import { ReturnScreen, type ReturnWish } from '@stemside/ui/screens/ReturnScreen'
import { useState } from 'react'
import { askForReturn, requestReturn, type AccountOrders } from '../api/accountOrders.ts'
import { useAccountSending } from '../hooks/useAccountSending.ts'
import { useNow } from '../hooks/useNow.ts'
import { useTypedText } from '../hooks/useTypedText.ts'

interface OneReturnProps {
  readonly orderId: string
  readonly own: AccountOrders
  readonly onOwnChange: (own: AccountOrders) => void
  /** Without an account: no link leads to its pages. @default false */
  readonly isGuest?: boolean
}

/** The form that sends units of an order back, for its owner or for the browser that a mail has opened it to. */
export function OneReturn({ orderId, own, onOwnChange, isGuest = false }: OneReturnProps) {
  const now = useNow()
  const sending = useAccountSending({ what: 'return', send: requestReturn, ask: askForReturn })
  const { typed, note, forget } = useTypedText(`return ${orderId}`)
  const [noted, setNoted] = useState<OrderReturn>()
  const send = async (wish: ReturnWish) => {
    const answer = await sending.send({ ...wish, orderId })
    if (answer === undefined) return
    forget()
    setNoted(answer)
    const others = own.returns.filter(({ id }) => id !== answer.id)
    onOwnChange({ ...own, returns: [answer, ...others] })
  }
  return (
    <ReturnScreen
      order={own.orders.find(({ id }) => id === orderId)}
      returns={own.returns.filter((one) => one.orderId === orderId)}
      now={now}
      noted={noted}
      typed={typed}
      onFieldChange={note}
      isSending={sending.isPending}
      message={sending.message}
      onSubmit={(wish) => void send(wish)}
      onLabelPrint={() => window.print()}
      isGuest={isGuest}
    />
  )
}
