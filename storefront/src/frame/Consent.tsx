import { CookieNotice } from '@stemside/ui/shell/CookieNotice'
import { useSnapshot } from 'valtio'
import { useShop } from '../hooks/ShopContext.tsx'

/** The cookie notice, until it is answered. Prerendered pages carry it; the head script shows it (docs/decisions/152). */
export function Consent() {
  const { consent } = useShop()
  const { answer } = useSnapshot(consent.state)
  if (answer === 'accepted' || answer === 'declined') return null
  return (
    <CookieNotice
      isAsked={answer === 'unasked'}
      onAccept={() => consent.answer('accepted')}
      onDecline={() => consent.answer('declined')}
    />
  )
}
