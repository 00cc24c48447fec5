import { trackingForm, validate } from '@stemside/rules/validation'
import { Button } from '../../core/Button/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps } from '../Form/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './TrackingForm.module.css'

/** What an order is found by: its number and its email address. */
export interface TrackingValues {
  readonly orderId: string
  readonly email: string
}

export interface TrackingFormProps extends Omit<FormProps<TrackingValues>, 'check'> {
  /** Whether the order is being looked up. @default false */
  isLoading?: boolean
}

/** Asks for an order's number and email address. */
export function TrackingForm({ isLoading = false, ...form }: TrackingFormProps) {
  return (
    <Form {...form} check={(values) => validate(trackingForm, values)}>
      <div className={styles.root}>
        <TextField
          label="Order number"
          name="orderId"
          hint="It is in the email that we sent you."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <EmailField hint="The one that you ordered with." />
        <Button type="submit" size="large" isLoading={isLoading}>
          Track my order
        </Button>
      </div>
    </Form>
  )
}
