import { countries, countryInText } from '@stemside/rules'
import type { CountryCode, IsoDate } from '@stemside/rules'
import { checkoutForms, validate } from '@stemside/rules/validation'
import type { CheckoutValues, Validated } from '@stemside/rules/validation'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { AddressFields } from '../AddressForm/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps, FormValues } from '../Form/index.ts'
import { checkPayment, PaymentFields } from '../PaymentForm/index.ts'
import type { Payment } from '../PaymentForm/index.ts'
import { PhoneField } from '../PhoneField/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './CheckoutForm.module.css'

/** What a shopper gives to buy. The card goes to the provider; the shop's server gets its token. */
export interface CheckoutOrder {
  readonly details: CheckoutValues
  readonly payment: Payment
}

export interface CheckoutFormProps extends Omit<FormProps<CheckoutOrder>, 'check'> {
  /** The shopper's country. It decides currency, prices and words. */
  country: CountryCode
  /** The sum to pay, written out, such as "$97.48". */
  total: string
  /** The store's date: an expired card is refused. @default not known: the provider refuses it */
  today?: IsoDate | undefined
  /** What went wrong with the order as a whole. */
  error?: ReactNode
  /** The order is on its way. @default false */
  isLoading?: boolean
}

/** Guest checkout in one page: who, where to, how to pay. */
export function CheckoutForm({
  country,
  total,
  today,
  error,
  isLoading = false,
  ...form
}: CheckoutFormProps) {
  const [provider, setProvider] = useState<string | undefined>(form.initialValues?.['provider'])
  return (
    <Form {...form} check={(values) => checkOrder(country, values, today)}>
      <div className={styles.root}>
        <section className={styles.part}>
          <Heading size="subheading">Contact</Heading>
          <TextField label="Full name" name="name" autoComplete="name" />
          <EmailField hint="Your receipt and tracking go here." />
          <PhoneField country={country} hint="For the courier, if they cannot find your door." />
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Delivery</Heading>
          <Text tone="muted">
            To {countryInText(country)}. For another country, choose it at the top of the page
            first.
          </Text>
          <AddressFields country={country} />
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Payment</Heading>
          <PaymentFields key={country} country={country} onProviderChange={setProvider} />
        </section>
        <div>
          <div role="alert">
            {error !== undefined && (
              <p className={styles.error}>
                <AlertIcon /> <span>{error}</span>
              </p>
            )}
          </div>
          <Button type="submit" size="large" isWide isLoading={isLoading}>
            {provider === 'paypal' && countries[country].payments.includes(provider)
              ? `Pay ${total} with PayPal`
              : `Pay ${total}`}
          </Button>
        </div>
      </div>
    </Form>
  )
}

function checkOrder(
  country: CountryCode,
  values: FormValues,
  today: IsoDate | undefined,
): Validated<CheckoutOrder> {
  const details = validate(checkoutForms[country], values)
  const payment = checkPayment(values, today)
  if (details.ok && payment.ok) {
    return { ok: true, values: { details: details.values, payment: payment.values } }
  }
  return {
    ok: false,
    messages: {
      ...(!details.ok && details.messages),
      ...(!payment.ok && payment.messages),
    },
  }
}
