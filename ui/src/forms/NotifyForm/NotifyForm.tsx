import { emailForm, validate } from '@stemside/rules/validation'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps } from '../Form/index.ts'
import styles from './NotifyForm.module.css'

export interface NotifyFormProps extends Omit<
  FormProps<{ readonly email: string }>,
  'check' | 'messages'
> {
  /** The product that is out of stock: "Tacto Doctor". */
  name: string
  /** The state of the request. @default 'idle' */
  status?: 'idle' | 'sending' | 'sent' | 'failed'
}

const failed = { email: 'The store cannot be reached. Please try again.' }

/** Requests one email when a product is in stock again. */
export function NotifyForm({ name, status = 'idle', ...form }: NotifyFormProps) {
  return (
    <section className={styles.root} aria-label={`Reminder for ${name}`}>
      {status === 'sent' ? (
        <output className={styles.sent}>
          <CheckIcon /> We will write to you once, when {name} is back.
        </output>
      ) : (
        <Form
          {...form}
          check={(values) => validate(emailForm, values)}
          {...(status === 'failed' && { messages: failed })}
        >
          <div className={styles.fields}>
            <Heading size="card">Tell me when it is back</Heading>
            <EmailField className={styles.email} />
            <Button type="submit" isLoading={status === 'sending'}>
              Remind me
            </Button>
            <Text size="small" tone="muted">
              One email, once. We use your address for nothing else.
            </Text>
          </div>
        </Form>
      )}
    </section>
  )
}
