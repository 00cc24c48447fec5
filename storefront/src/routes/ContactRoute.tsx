import { isKnownSku, nameOf } from '@stemside/rules'
import type { ContactPage } from '@stemside/ui/content/pages/contactUs'
import { ContactScreen } from '@stemside/ui/screens/ContactScreen'
import { useMemo } from 'react'
import { storageKeys } from '../effects/storageKeys.ts'
import { useContactMessage } from '../hooks/useContactMessage.ts'
import { useQueryParameters } from '../hooks/useQueryParameters.ts'
import { useSite } from '../hooks/useSite.ts'

/** /contact-us. Its query can preset the subject and name a toy: `?subject=…&toy=…`. */
export function ContactRoute({ page }: { readonly page: ContactPage }) {
  const contact = useSite()?.contact
  const parameters = useQueryParameters()
  const asked = useMemo(() => askedIn(parameters, page), [parameters, page])
  const { sending, typed, key, keepField, send, again } = useContactMessage(
    storageKeys.letterDraft,
    asked,
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

/** The subject, and a message that begins with the toy, from the query. Without a known subject, the toy is ignored. */
function askedIn(parameters: URLSearchParams, { subjects }: ContactPage) {
  const subject = subjects.find((one) => one === parameters.get('subject'))
  if (subject === undefined) return undefined
  const toy = parameters.get('toy') ?? ''
  return { subject, ...(isKnownSku(toy) && { message: `Toy: ${nameOf(toy)}\n\n` }) }
}
