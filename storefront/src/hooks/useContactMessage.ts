import type { Sending } from '@stemside/ui/screens/ContactScreen'
import { useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { isRefusal } from '../api/ApiError.ts'
import { askForLetter, sendLetter, type Letter } from '../api/contact.ts'
import { whyFailed } from '../api/whyFailed.ts'
import { keepLetter } from '../effects/keepLetter.ts'
import type { StorageKey } from '../effects/storageKeys.ts'
import { sendOnce } from '../state/sendOnce.ts'
import { useLetterSender } from './useLetterSender.ts'
import { useStores } from './StoresContext.tsx'

/**
 * Sends a letter to the shop once and stores its draft, also for a reload. Storage is read only after hydration.
 * Name and email are filled in for an order's buyer, and for whoever is signed in.
 * @param asked - initial values of fields, for example from a link; ignored if the draft has a subject or a message
 * @param order - the id of the order that the letter is about
 */
export function useContactMessage(
  storage: StorageKey,
  asked?: Readonly<Partial<Letter>>,
  order?: string,
) {
  const { api, prices, cart } = useStores()
  const sender = useLetterSender(order)
  const { isRestored } = useSnapshot(cart.state)
  const [sending, setSending] = useState<Sending>({ status: 'idle' })
  const draft = useMemo(
    () => (isRestored ? keepLetter(window, storage) : undefined),
    [isRestored, storage],
  )
  /** What was typed before the stored draft could be read. */
  const [early, setEarly] = useState<Readonly<Record<string, string>>>({})
  const [begun, setBegun] = useState(0)
  const restored = useMemo(() => {
    const stored = draft?.read()
    const isBegun = Boolean(stored?.['subject'] || stored?.['message'])
    const first = draft === undefined || isBegun ? undefined : asked
    return { begun, values: (stored ?? first) && { ...first, ...stored, ...early } }.values
    // `begun` is a dependency although it changes nothing: each new letter starts from the stored draft.
  }, [draft, early, begun, asked])
  const typed = useMemo(
    () => (sender ?? restored) && { ...sender, ...restored },
    [sender, restored],
  )
  useEffect(() => {
    for (const [name, value] of Object.entries(early)) draft?.keepField(name, value)
  }, [draft, early])
  return {
    sending,
    /** The form's initial values. What was typed needs another `key`; the sender is filled in by the same form. */
    typed,
    key: `${begun} ${restored === undefined ? 'empty' : 'restored'}`,
    keepField: (name: string, value: string) => {
      if (draft === undefined) setEarly((before) => ({ ...before, [name]: value }))
      else draft.keepField(name, value)
    },
    again: () => {
      setEarly({})
      setBegun(begun + 1)
      setSending({ status: 'idle' })
    },
    send: async (letter: Letter) => {
      if (draft === undefined) return
      setSending({ status: 'sending' })
      const { country } = prices.state
      const sent = draft.read()
      try {
        const answer = await sendOnce(
          {
            keeper: draft.attempt,
            isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
            send: (wanted, key) => sendLetter(api, wanted, key),
            ask: (key) => askForLetter(api, key),
          },
          { ...letter, country, ...(order !== undefined && { order }) },
        )
        if (answer.outcome === 'sent') {
          draft.arrived(sent)
          setSending({ status: 'sent', email: letter.email })
        } else if (answer.outcome === 'running') {
          setSending({ status: 'failed', message: stillOnItsWay })
        } else {
          draft.attempt.forget(answer.key)
          setSending({ status: 'failed', message: earlierArrived })
        }
      } catch (error) {
        setSending({ status: 'failed', message: messageOf(error) })
      }
    },
  }
}

const stillOnItsWay =
  'Your earlier letter is still on its way. Please wait a moment, then press the button again.'
const earlierArrived =
  'Your letter has reached us as you wrote it first. Press the button again to send it as it is now, too.'

function messageOf(error: unknown): string {
  if (isRefusal(error)) return error.message
  return whyFailed(
    error,
    'Nothing that you typed is lost, and your letter reaches us once, however often you press.',
    'Please press the button again.',
  )
}
