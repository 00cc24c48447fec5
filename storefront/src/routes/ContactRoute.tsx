import { isKnownSku, nameOf } from '@stemside/rules'
import type { ContactPage } from '@stemside/ui/content/pages/contactUs'
import { ContactScreen } from '@stemside/ui/screens/ContactScreen'
import { useMemo } from 'react'
import { storageKeys } from '../effects/storageKeys.ts'
import { useContactMessage } from '../hooks/useContactMessage.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { useSite } from '../hooks/useSite.ts'

/** /contact-us. Its query can preset the subject and name a toy or an order: `?subject=…&toy=…&order=…`. */
export function ContactRoute({ page }: { readonly page: ContactPage }) {
  const contact = useSite()?.contact
  const parameters = useQueryParameters()
  const asked = useMemo(() => askedIn(parameters, page), [parameters, page])
  const { sending, typed, key, keepField, send, again } = useContactMessage(
    storageKeys.letterDraft,
    asked?.initial,
    asked?.order,
  )
  return (
    <ContactScreen
      key={key}
      page={page}
      contact={contact}
      sending={sending}
      initialValues={typed}
      onFieldChange={keepField}
      onSend={(letter) => void send(letter)}
      onAgain={again}
    />
  )
}

/** Without a known subject, toy and order are ignored. Only what looks like an order's number is taken for one. */
function askedIn(parameters: URLSearchParams, { subjects }: ContactPage) {
  const subject = subjects.find((one) => one === parameters.get('subject'))
  if (subject === undefined) return undefined
  const toy = parameters.get('toy') ?? ''
  const named = parameters.get('order') ?? ''
  const order = /^[\w-]{1,64}$/.test(named) ? named : undefined
  const about = [
    ...(isKnownSku(toy) ? [`Toy: ${nameOf(toy)}`] : []),
    ...(order === undefined ? [] : [`Order: ${order}`]),
  ]
  return {
    order,
    initial: { subject, ...(about.length > 0 && { message: `${about.join('\n')}\n\n` }) },
  }
}
