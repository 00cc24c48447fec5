import type { ContactPage } from '@stemside/ui/content/pages/contactUs'
import { ContactScreen } from '@stemside/ui/screens/ContactScreen'
import type { ComponentType } from 'react'
import { storageKeys } from '../effects/storageKeys.ts'
import { useResets } from '../hooks/ShopContext.tsx'
import { useSending } from '../hooks/useSending.ts'
import { useSite } from '../hooks/useSite.ts'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /contact-us. A reset remounts the page, so that no text stays for the next account. */
export function contactRoute({ meta, ...page }: ContactPage): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function ContactRoute() {
    const resets = useResets()
    return (
      <>
        <PageHead
          {...meta}
          keywords={keywords}
          path="/contact-us"
          preview={previews['/contact-us']}
        />
        <Contact key={resets} page={page} />
      </>
    )
  }
}

function Contact({ page }: { readonly page: Omit<ContactPage, 'meta'> }) {
  const contact = useSite()?.contact
  const { sending, typed, key, keepField, send, again } = useSending(storageKeys.letterDraft)
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
