import type { FieldMessages } from '@stemside/rules/validation'
import { createContext } from 'react'

/** A form's fields by name, as the browser has them. */
export type FormValues = Readonly<Record<string, string>>

interface FormState {
  readonly messages: FieldMessages
  readonly initialValues: FormValues
}

/** What a Field asks its Form, by its name. Outside of one it knows nothing. */
export const FormContext = createContext<FormState>({ messages: {}, initialValues: {} })
