import type { FieldMessages } from '@stemside/rules/validation'
import { createContext } from 'react'

/** A form's fields by name, as the browser has them. */
export type FormValues = Readonly<Record<string, string>>

interface FormState {
  readonly messages: FieldMessages
  readonly initialValues: FormValues
  /** Reports a field that changes without an input event of its own, such as a picked dial code. */
  readonly reportChange: (name: string, value: string) => void
}

/** What a Field asks its Form, by its name. Outside of one it knows nothing. */
export const FormContext = createContext<FormState>({
  messages: {},
  initialValues: {},
  reportChange: () => undefined,
})
