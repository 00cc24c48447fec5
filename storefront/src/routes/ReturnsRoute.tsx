import { ReturnsScreen } from '@stemside/ui/screens/ReturnsScreen'
import { useSearchParams } from 'react-router-dom'
import { getAccountOrders } from '../api/accountOrders.ts'
import { useNow } from '../hooks/useNow.ts'
import { returnsMeta } from '../seo/profileMeta.ts'
import { OneReturn } from './OneReturn.tsx'
import { SignedInPage } from './SignedInPage.tsx'

/** /profile/returns. With `?order=` the form that sends units of that order back. */
export function ReturnsRoute() {
  const [parameters] = useSearchParams()
  const orderId = parameters.get('order')
  const now = useNow()
  return (
    <SignedInPage meta={returnsMeta} what="Your returns" read={getAccountOrders}>
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
