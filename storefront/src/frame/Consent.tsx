import { CookieNotice } from '@stemside/ui/shell/CookieNotice'
import { useSnapshot } from 'valtio'
import { useShop } from '../ShopContext.tsx'

/** The cookie notice, until it is answered. */
export function Consent() {
  const { consent } = useShop()
  const { answer } = useSnapshot(consent.state)
  if (answer !== 'unasked') return null
  return (
    <CookieNotice
      onAccept={() => consent.answer('accepted')}
      onDecline={() => consent.answer('declined')}
    />
  )
}
