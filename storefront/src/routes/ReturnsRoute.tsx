import type { OrderReturn } from '@stemside/rules'
import { ReturnScreen, type ReturnWish } from '@stemside/ui/screens/ReturnScreen'
import { ReturnsScreen } from '@stemside/ui/screens/ReturnsScreen'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { askForReturn, getOwnOrders, requestReturn, type OwnOrders } from '../api/ownOrders.ts'
import { useOwnSending } from '../hooks/useOwnSending.ts'
import { useTypedText } from '../hooks/useTypedText.ts'
import { useNow } from '../hooks/useNow.ts'
import { returnsMeta } from '../seo/profileMeta.ts'
import { SignedInPage } from './SignedInPage.tsx'

/** /profile/returns. With `?order=` the form that sends units of that order back. */
export function ReturnsRoute() {
  const [parameters] = useSearchParams()
  const orderId = parameters.get('order')
  const now = useNow()
  return (
    <SignedInPage meta={returnsMeta} what="Your returns" read={getOwnOrders}>
      {(own, put) =>
        orderId === null ? (
          <ReturnsScreen {...own} now={now} />
        ) : (
          <OneReturn key={orderId} orderId={orderId} own={own} onOwnChange={put} />
        )
      }
    </SignedInPage>
  )
}

interface OneReturnProps {
  readonly orderId: string
  readonly own: OwnOrders
  readonly onOwnChange: (own: OwnOrders) => void
}

function OneReturn({ orderId, own, onOwnChange }: OneReturnProps) {
  const now = useNow()
  const sending = useOwnSending({ what: 'return', send: requestReturn, ask: askForReturn })
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
    />
  )
}
