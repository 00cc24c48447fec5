import type { FieldMessages } from '@stemside/rules/validation'
import { createContext } from 'react'

/** A form's raw values by field name. */
export type FormValues = Readonly<Record<string, string>>

interface FormState {
  readonly messages: FieldMessages
  readonly initialValues: FormValues
  /** Reports a field that changes without an input event of its own, such as a picked dial code. */
  readonly reportChange: (name: string, value: string) => void
}

/** What a Form gives its Fields, by field name. Empty outside a Form. */
export const FormContext = createContext<FormState>({
  messages: {},
  initialValues: {},
  reportChange: () => undefined,
})
