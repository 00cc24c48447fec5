import type { CountryCode, IsoDate } from '@stemside/rules'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps } from '../Form/index.ts'
import { PaymentFields } from './PaymentFields.tsx'
import styles from './PaymentForm.module.css'
import { checkPayment } from './payment.ts'
import type { Payment } from './payment.ts'

export interface PaymentFormProps extends Omit<FormProps<Payment>, 'check'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The button's text, such as "Pay $97.48". */
  submitLabel: ReactNode
  /**
   * The store's date, by which expired cards are refused.
   * @default not known: only the provider refuses them
   */
  today?: IsoDate | undefined
  /** Whether the payment is being sent: the button then shows a loader. @default false */
  isLoading?: boolean
}

/** Payment without contact and address, for the backer flow and e-gifts. */
export function PaymentForm({
  country,
  submitLabel,
  today,
  isLoading = false,
  ...form
}: PaymentFormProps) {
  return (
    <Form {...form} check={(values) => checkPayment(values, today)}>
      <div className={styles.root}>
        <PaymentFields country={country} />
        <Button type="submit" size="large" isWide isLoading={isLoading}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
