import { nameOf, type Sku } from '@stemside/rules'
import { NotifyForm } from '@stemside/ui/forms/NotifyForm'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { storageKeys } from '../effects/storageKeys.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'

interface NotifyPanelProps {
  readonly sku: Sku
}

/** Connects the "tell me when it is back" form to the stores. A reset empties the form. */
export function NotifyPanel({ sku }: NotifyPanelProps) {
  const resets = useResets()
  return <Notify key={resets} sku={sku} />
}

function Notify({ sku }: NotifyPanelProps) {
  const { api, prices } = useStores()
  const { catalogue, country } = useSnapshot(prices.state)
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const remind = async (email: string) => {
    setStatus('sending')
    try {
      await api.remindOf(sku, email, country)
      storageKeys.emailSubmitted.write(window, 'true')
      setStatus('sent')
    } catch {
      setStatus('failed')
    }
  }
  return (
    <NotifyForm
      name={nameOf(sku, catalogue)}
      status={status}
      onSubmit={({ email }) => void remind(email)}
    />
  )
}
