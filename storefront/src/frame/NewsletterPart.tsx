import { newsletterSource } from '@stemside/rules/contract/calls'
import { NewsletterForm } from '@stemside/ui/shell/NewsletterForm'
import { useState } from 'react'
import { isRefusal } from '../api/ApiError.ts'
import { storageKeys } from '../effects/storageKeys.ts'
import { useResets, useStores } from '../hooks/StoresContext.tsx'

/** Connects the footer's newsletter form to the store (§7.33). A reset empties the form. */
export function NewsletterPart() {
  return <Newsletter key={useResets()} />
}

type Sending = { readonly status: 'idle' | 'sending' | 'sent'; readonly error?: string }

function Newsletter() {
  const { api, prices } = useStores()
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const subscribe = async (email: string) => {
    setSending({ status: 'sending' })
    try {
      const { country } = prices.state
      await api.call('subscribeEmail', { json: { email, source: newsletterSource, country } })
      storageKeys.emailSubmitted.write(window, 'true')
      setSending({ status: 'sent' })
    } catch (error) {
      setSending({ status: 'idle', error: isRefusal(error) ? error.message : notReached })
    }
  }
  return <NewsletterForm {...sending} onSubmit={({ email }) => void subscribe(email)} />
}

const notReached = 'The store cannot be reached. Please try again.'
