import type { FieldMessages } from '@stemside/rules/validation'
import { createContext } from 'react'

/** A form's raw values by field name. */
export type FormValues = Readonly<Record<string, string>>

interface FormState {
  readonly messages: FieldMessages
  /** The `aria-live` of a field's message: off while the form announces how many fields failed. */
  readonly live: 'polite' | 'off'
  readonly initialValues: FormValues
  /** Reports a change that fires no input event, such as another dial code. */
  readonly reportChange: (name: string, value: string) => void
}

/** What a Form passes to its Fields, by field name. Empty outside of a Form. */
export const FormContext = createContext<FormState>({
  messages: {},
  live: 'polite',
  initialValues: {},
  reportChange: () => undefined,
})
