import type { Validated } from '@stemside/rules/validation'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Form, type FormProps } from '../../forms/Form/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import styles from './AccountPopup.module.css'

export interface StepFormProps<Values> extends Pick<
  FormProps<Values>,
  'initialValues' | 'messages'
> {
  readonly check: (values: Readonly<Record<string, string>>) => Validated<Values>
  readonly onSubmit: (values: Values) => void
  /** The button's text. */
  readonly submit: string
  readonly isLoading: boolean
  /** The server's message, shown above the fields. */
  readonly message?: string | undefined
  /** The fields. */
  readonly children: ReactNode
}

/** The form of one screen: the server's message, the fields and one button. */
export function StepForm<Values>({
  submit,
  isLoading,
  message,
  onSubmit,
  children,
  ...form
}: StepFormProps<Values>) {
  return (
    <Form
      {...form}
      className={styles.form}
      method="post"
      onSubmit={(values) => {
        if (!isLoading) onSubmit(values)
      }}
    >
      {message !== undefined && (
        <p className={styles.error} role="alert">
          <AlertIcon /> <span>{message}</span>
        </p>
      )}
      {children}
      <Button type="submit" size="large" isWide aria-disabled={isLoading || undefined}>
        {submit}
      </Button>
    </Form>
  )
}
