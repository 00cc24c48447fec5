import { schoolForm, validate } from '@stemside/rules/validation'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Field } from '../Field/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps } from '../Form/index.ts'
import { FormNote } from '../FormNote/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './SchoolForm.module.css'

/** Label and hint of each question about a school. */
export type SchoolQuestions = Readonly<
  Record<
    'school' | 'children' | 'wish' | 'devices',
    { readonly label: string; readonly hint: string }
  >
>

/** What a school tells when it asks for an offer. */
export interface SchoolValues {
  readonly name: string
  readonly email: string
  readonly school: string
  readonly children: string
  readonly wish: string
  readonly devices?: string | undefined
}

export interface SchoolFormProps extends Omit<FormProps<SchoolValues>, 'check'> {
  /** Label and hint of each question about the school. */
  questions: SchoolQuestions
  /** The button's text. */
  submitLabel: string
  /** Whether the request is being sent: the button then shows a loader. @default false */
  isLoading?: boolean
  /** Why it could not be sent. @default none */
  error?: string | undefined
}

/** A school's request for an offer. */
export function SchoolForm({
  questions,
  submitLabel,
  isLoading = false,
  error,
  className,
  ...form
}: SchoolFormProps) {
  const { school, children, wish, devices } = questions
  return (
    <Form
      {...form}
      className={cx(styles.root, className)}
      check={(values) => validate(schoolForm, values)}
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <EmailField hint="The offer goes to this address." />
      <TextField {...school} name="school" autoComplete="organization" />
      <TextField {...children} name="children" autoComplete="off" />
      <Field {...wish} name="wish" className={styles.wide}>
        {(control) => <textarea rows={4} {...control} />}
      </Field>
      <TextField
        {...devices}
        name="devices"
        autoComplete="off"
        isOptional
        className={styles.wide}
      />
      <div className={styles.wide}>
        <FormNote error={error} />
        <Button type="submit" size="large" isLoading={isLoading}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
