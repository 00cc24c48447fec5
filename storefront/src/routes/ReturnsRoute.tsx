import { ReturnsScreen } from '@stemside/ui/screens/ReturnsScreen'
import { useSearchParams } from 'react-router-dom'
import { getAccountOrders } from '../api/accountOrders.ts'
import { useNow } from '../hooks/useNow.ts'
import { privateMeta } from '../seo/privateMeta.ts'
import { OneReturn } from './OneReturn.tsx'
import { SignedInPage } from './SignedInPage.tsx'

const meta = privateMeta(
  '/profile/returns',
  'Returns',
  'What you send back, and the money that comes back for it.',
)

/** /profile/returns. With `?order=` the form that sends units of that order back. */
export function ReturnsRoute() {
  const [parameters] = useSearchParams()
  const orderId = parameters.get('order')
  const now = useNow()
  return (
    <SignedInPage meta={meta} what="Your returns" read={getAccountOrders}>
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
