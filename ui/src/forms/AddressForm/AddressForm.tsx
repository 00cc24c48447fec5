import type { CountryCode } from '@stemside/rules'
import { addressForms, validate } from '@stemside/rules/validation'
import type { FieldMessages } from '@stemside/rules/validation'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps } from '../Form/index.ts'
import { AddressFields } from './AddressFields.tsx'
import styles from './AddressForm.module.css'

/** An address as the rules give it back, tidied. */
export type AddressValues = Extract<
  ReturnType<typeof validate<(typeof addressForms)[CountryCode]>>,
  { ok: true }
>['values']

export interface AddressFormProps extends Omit<FormProps<AddressValues>, 'check'> {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The server's messages by field. Each stays until its field changes. @default none */
  messages?: FieldMessages
  /** Words on the button. @default 'Save address' */
  submitLabel?: ReactNode
  /** It is being sent: its button is busy. @default false */
  isLoading?: boolean
}

/** One address, to be saved: the profile's, or an order's. */
export function AddressForm({
  country,
  submitLabel = 'Save address',
  isLoading = false,
  ...form
}: AddressFormProps) {
  return (
    <Form {...form} check={(values) => validate(addressForms[country], values)}>
      <div className={styles.root}>
        <AddressFields country={country} />
        <Button type="submit" isLoading={isLoading}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
