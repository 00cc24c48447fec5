import { contactForm, validate } from '@stemside/rules/validation'
import { useEffect, useState } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Field } from '../Field/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps } from '../Form/index.ts'
import { FormNote } from '../FormNote/index.ts'
import { Select } from '../Select/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './ContactForm.module.css'

/** The form's labels and notes. */
export interface ContactWords {
  readonly name: string
  readonly email: string
  readonly subject: string
  /** The first entry of the subjects, while none is chosen. */
  readonly subjectFirst: string
  readonly message: string
  readonly messageHint: string
  readonly send: string
  /** What the address is used for. */
  readonly why: string
  /** Shown when sending takes long. */
  readonly slow: string
}

/** A letter to the shop. */
export interface Letter {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

export interface ContactFormProps extends Omit<FormProps<Letter>, 'check'> {
  /** The labels and notes. */
  words: ContactWords
  /** The subjects to choose from. */
  subjects: readonly string[]
  /** The letter is being sent: its button is busy. @default false */
  isLoading?: boolean
  /** Why it could not be sent. @default none */
  error?: string | undefined
}

/** Milliseconds after which the form says that sending is slow. */
const slowAfter = 3000

/** A letter to the shop. After a failure, all that was typed is still there. */
export function ContactForm({
  words,
  subjects,
  isLoading = false,
  error,
  ...form
}: ContactFormProps) {
  const isSlow = useIsSlow(isLoading)
  return (
    <Form
      {...form}
      method="post"
      className={styles.root}
      check={(values) => validate(contactForm, values)}
    >
      <TextField label={words.name} name="name" autoComplete="name" />
      <EmailField label={words.email} />
      <Select
        className={styles.wide}
        label={words.subject}
        name="subject"
        placeholder={words.subjectFirst}
        options={subjects.map((subject) => ({ value: subject, label: subject }))}
      />
      <Field className={styles.wide} label={words.message} name="message" hint={words.messageHint}>
        {(control) => <textarea rows={8} {...control} />}
      </Field>
      <Text size="small" tone="muted" className={styles.wide}>
        {words.why}
      </Text>
      <div className={styles.wide}>
        <FormNote error={error} />
        <Button type="submit" size="large" isLoading={isLoading}>
          {words.send}
        </Button>
        <output className={styles.slow}>{isSlow && words.slow}</output>
      </div>
    </Form>
  )
}

/** Whether `slowAfter` has passed while the letter is being sent. */
function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isLoading])
  return isSlow
}
