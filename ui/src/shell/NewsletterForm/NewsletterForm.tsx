import { emailForm, validate } from '@stemside/rules/validation'
import { useId, useMemo } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { EmailField } from '../../forms/EmailField/index.ts'
import { Form, type FormProps } from '../../forms/Form/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import styles from './NewsletterForm.module.css'

export interface NewsletterFormProps extends Pick<
  FormProps<{ readonly email: string }>,
  'onSubmit'
> {
  /** The state of the request. After `sent`, a sentence replaces the form. @default 'idle' */
  status?: 'idle' | 'sending' | 'sent'
  /** Why the request failed, shown at the field. @default none */
  error?: string | undefined
}

/** The footer's subscription to the newsletter (specification §7.33). It needs JavaScript. */
export function NewsletterForm({ status = 'idle', error, onSubmit }: NewsletterFormProps) {
  const id = useId()
  const messages = useMemo(() => (error === undefined ? undefined : { email: error }), [error])
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <Heading id={id} size="card">
            News from the workshop
          </Heading>
          <Text size="small">
            One email a month at most: new toys, what we learn in the workshop, and offers.
          </Text>
        </div>
        {status === 'sent' ? (
          <output className={styles.sent}>
            <CheckIcon />
            <span>You are on the list. If you are new to it, we send you a letter of welcome.</span>
          </output>
        ) : (
          <Form
            className={styles.form}
            check={(values) => validate(emailForm, values)}
            onSubmit={onSubmit}
            {...(messages !== undefined && { messages })}
          >
            <EmailField label="Email for the news" />
            <Button type="submit" isLoading={status === 'sending'} className={styles.button}>
              Send me the news
            </Button>
            <Text size="small" tone="muted" className={styles.consent}>
              With this button you agree to get it. To stop it,{' '}
              <Link href="/contact-us">write to us</Link>, and we take you off the list. Here is{' '}
              <Link href="/privacy">what we keep about you</Link>.
            </Text>
          </Form>
        )}
      </div>
    </section>
  )
}
