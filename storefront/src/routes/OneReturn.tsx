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

/** The returns of an order, and the form that sends units of it back, for its owner or for the browser that a mail has opened it to. */
export function OneReturn({ orderId, own, onOwnChange, isGuest = false }: OneReturnProps) {
  const now = useNow()
  const sending = useAccountSending({ what: 'return', send: requestReturn, ask: askForReturn })
  const { typed, note, forget } = useTypedText(`return ${orderId}`)
  const [notedId, setNotedId] = useState<string>()
  const send = async (wish: ReturnWish) => {
    const answer = await sending.send({ ...wish, orderId })
    if (answer === undefined) return
    forget()
    setNotedId(answer.id)
    const others = own.returns.filter(({ id }) => id !== answer.id)
    onOwnChange({ ...own, returns: [answer, ...others] })
  }
  return (
    <ReturnScreen
      order={own.orders.find(({ id }) => id === orderId)}
      returns={own.returns.filter((one) => one.orderId === orderId)}
      now={now}
      notedId={notedId}
      typed={notedId === undefined ? typed : undefined}
      onFieldChange={note}
      isSending={sending.isPending}
      message={sending.message}
      onSubmit={(wish) => void send(wish)}
      onLabelPrint={() => window.print()}
      isGuest={isGuest}
    />
  )
}
