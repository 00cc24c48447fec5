import { exitPopupSource } from '@stemside/rules/contract/calls'
import { ExitPopup } from '@stemside/ui/popups/ExitPopup'
import { useState } from 'react'
import { storageKeys } from '../effects/storageKeys.ts'
import { useDialog } from '../hooks/useDialog.ts'
import { useStores } from '../hooks/StoresContext.tsx'

/** Connects the exit popup to the stores. No country of the shop has it (specification §4.47). */
export function ExitPanel() {
  const { api, prices } = useStores()
  const { isOpen, close } = useDialog('exit-offer')
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const subscribe = async (email: string) => {
    setStatus('sending')
    try {
      const { country } = prices.state
      await api.call('subscribeEmail', { json: { email, source: exitPopupSource, country } })
      storageKeys.emailSubmitted.write(window, 'true')
      setStatus('sent')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <ExitPopup
      isOpen={isOpen}
      status={status}
      onSubmit={(email) => void subscribe(email)}
      onClose={() => {
        storageKeys.exitPopupClosed.write(window, 'true')
        close()
      }}
    />
  )
}
