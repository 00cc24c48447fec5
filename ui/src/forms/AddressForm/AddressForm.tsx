import type { CountryCode } from '@stemside/rules'
import { addressForms, validate } from '@stemside/rules/validation'
import type { FieldMessages } from '@stemside/rules/validation'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Form } from '../Form/index.ts'
import { FormNote } from '../FormNote/index.ts'
import type { FormProps } from '../Form/index.ts'
import { useFieldAdvice } from '../useFieldAdvice.tsx'
import { AddressFields } from './AddressFields.tsx'
import styles from './AddressForm.module.css'

/** An address that the rules have validated and trimmed. */
export type AddressValues = Extract<
  ReturnType<typeof validate<(typeof addressForms)[CountryCode]>>,
  { ok: true }
>['values']

export interface AddressFormProps extends Omit<FormProps<AddressValues>, 'check'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The server's messages by field. Each stays until its field changes. @default none */
  messages?: FieldMessages
  /** The button's text. @default 'Save address' */
  submitLabel?: ReactNode
  /** Whether the address is being sent: the button then shows a loader. @default false */
  isLoading?: boolean
  /** Why the address could not be saved. @default none */
  error?: string | undefined
  /** Called on "Cancel". @default no such button */
  onClose?: (() => void) | undefined
}

/** A form for one address. */
export function AddressForm({
  country,
  submitLabel = 'Save address',
  isLoading = false,
  error,
  onClose,
  ...form
}: AddressFormProps) {
  const { fields, hintAt, announcer } = useFieldAdvice(country, form.initialValues)
  return (
    <Form {...form} check={(values) => validate(addressForms[country], values)}>
      <div {...fields} className={styles.root}>
        <AddressFields
          country={country}
          hints={{ line1: hintAt('line1'), postcode: hintAt('postcode') }}
        />
        <div>
          <FormNote error={error} />
          <div className={styles.buttons}>
            <Button type="submit" isLoading={isLoading}>
              {submitLabel}
            </Button>
            {onClose !== undefined && (
              <Button variant="quiet" onClick={onClose}>
                Cancel
              </Button>
            )}
          </div>
          {announcer}
        </div>
      </div>
    </Form>
  )
}
