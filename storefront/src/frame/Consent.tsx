import { CookieNotice } from '@stemside/ui/shell/CookieNotice'
import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useStores } from '../hooks/StoresContext.tsx'

/**
 * The cookie notice, until it is answered, and again after "Cookie choice" in the footer. Prerendered
 * pages contain it hidden, and the inline script shows it (docs/decisions/152).
 */
export function Consent() {
  const { consent } = useStores()
  const { answer, isAskedAgain } = useSnapshot(consent.state)
  const notice = useRef<HTMLElement>(null)
  // The notice is far above the footer, so the focus moves to it, and back after the answer.
  useEffect(() => {
    if (!isAskedAgain) return
    const opener = document.activeElement
    notice.current?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isAskedAgain])
  const reply = (given: 'accepted' | 'declined') => {
    const hasFocus = notice.current?.contains(document.activeElement)
    consent.answer(given)
    // The notice disappears with the focused button, so the focus moves to the main content. After "Cookie choice", the
    // effect above returns the focus to the footer.
    if (hasFocus && !isAskedAgain) document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (!isAskedAgain && (answer === 'accepted' || answer === 'declined')) return null
  return (
    <CookieNotice
      ref={notice}
      tabIndex={-1}
      isAsked={isAskedAgain || answer === 'unasked'}
      onAccept={() => reply('accepted')}
      onDecline={() => reply('declined')}
    />
  )
}
