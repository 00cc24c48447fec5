import { shopContact, telOf } from '@stemside/rules'
import { useEffect, useRef } from 'react'
import { balloon, penguin, teddy } from '../../../art/pictures/figures.ts'
import type { ContactPage } from '../../content/pages/contactUs.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TopPanel } from '../../editorial/TopPanel/index.ts'
import { ContactForm } from '../../forms/ContactForm/index.ts'
import type { ContactFormProps, Letter } from '../../forms/ContactForm/index.ts'
import { ChevronRightIcon } from '../../icons/index.ts'
import styles from './ContactScreen.module.css'

/** Where the letter is on its way. */
export type Sending =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'sent'; readonly email: string }

export interface ContactScreenProps extends Pick<ContactFormProps, 'onFieldChange'> {
  /** The texts. */
  page: Omit<ContactPage, 'meta'>
  /** The mail address and phone number, from the store. @default not known yet: their place is kept */
  contact?: { readonly email: string; readonly phone: string } | undefined
  /** Where the letter is on its way. */
  sending: Sending
  /** The form's initial values by name. @default empty */
  initialValues?: Partial<Letter> | undefined
  /** Called with a valid letter. */
  onSend: (letter: Letter) => void
  /** "Write another letter" was pressed. */
  onAgain: () => void
}

/** /contact-us: a letter to the shop, and what answers most questions without one. */
export function ContactScreen({
  page,
  contact,
  sending,
  initialValues,
  onFieldChange,
  onSend,
  onAgain,
}: ContactScreenProps) {
  const { heading, lead, first, otherWays, sections } = page
  return (
    <>
      <TopPanel heading={heading} text={lead} hue="gift" picture={penguin} />
      <div className={styles.root}>
        <div className={styles.airmail}>
          {sending.status === 'sent' ? (
            <Sent words={page.sent} email={sending.email} onAgain={onAgain} />
          ) : (
            <div className={styles.paper}>
              <div className={styles.head}>
                <Heading size="subheading">{page.form.heading}</Heading>
                <div className={styles.stamp}>
                  <div className={styles.figure}>
                    <Picture picture={teddy} alt="" sizes="80px" />
                  </div>
                </div>
              </div>
              <ContactForm
                words={page.form}
                subjects={page.subjects}
                isLoading={sending.status === 'sending'}
                error={sending.status === 'failed' ? sending.message : undefined}
                onFieldChange={onFieldChange}
                onSubmit={onSend}
                {...(initialValues !== undefined && { initialValues })}
              />
              <noscript>
                <Text>
                  Sending a letter from here needs JavaScript, which is off in this browser. Please
                  write to <Link href={`mailto:${shopContact.email}`}>{shopContact.email}</Link> or
                  call <Link href={telOf(shopContact.phone)}>{shopContact.phone}</Link>.
                </Text>
              </noscript>
            </div>
          )}
        </div>
        <div className={styles.side}>
          <section className={styles.part}>
            <Heading size="subheading">{first.heading}</Heading>
            <ul>
              {first.items.map(({ label, href, text }) => (
                <li key={label} className={styles.quick}>
                  <div>
                    <LinkSlot href={href} className={styles.link}>
                      {label}
                    </LinkSlot>
                    <Text size="small" tone="muted">
                      {text}
                    </Text>
                  </div>
                  <ChevronRightIcon />
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.part}>
            <Heading size="subheading">{otherWays.heading}</Heading>
            <Text>{otherWays.text}</Text>
            <p className={styles.ways}>
              {contact !== undefined && (
                <>
                  <Link href={`mailto:${contact.email}`} variant="standalone">
                    {contact.email}
                  </Link>
                  <Link href={telOf(contact.phone)} variant="standalone">
                    {contact.phone}
                  </Link>
                </>
              )}
            </p>
          </section>
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={styles.part}>
              <Heading size="subheading">{section.heading}</Heading>
              {section.paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              <ul className={styles.points}>
                {section.points?.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}

interface SentProps {
  readonly words: ContactPage['sent']
  readonly email: string
  readonly onAgain: () => void
}

/** Takes the focus, because the button that had it is gone. */
function Sent({ words, email, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.paper} data-tone="sent">
      <Picture picture={balloon} alt="" sizes="200px" className={styles.balloon} />
      <Heading ref={heading} tabIndex={-1} data-heir="">
        {words.heading}
      </Heading>
      <Text size="lead">{words.text}</Text>
      <Text>
        {words.to} <strong>{email}</strong>.
      </Text>
      <Button variant="outline" tone="neutral" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
