import type { ContactPage } from '@stemside/ui/content/pages/contactUs'
import { ContactScreen } from '@stemside/ui/screens/ContactScreen'
import { storageKeys } from '../effects/storageKeys.ts'
import { useContactMessage } from '../hooks/useContactMessage.ts'
import { useSite } from '../hooks/useSite.ts'

/** /contact-us */
export function ContactRoute({ page }: { readonly page: ContactPage }) {
  const contact = useSite()?.contact
  const { sending, typed, key, keepField, send, again } = useContactMessage(storageKeys.letterDraft)
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
