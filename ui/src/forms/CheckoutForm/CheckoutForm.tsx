import { countryInText } from '@stemside/rules'
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
import { ExpressPayment } from './ExpressPayment.tsx'
import { EmailField } from '../EmailField/index.ts'
import { Form } from '../Form/index.ts'
import type { FormProps, FormValues } from '../Form/index.ts'
import { checkPayment, PaymentFields, payLabel, paymentMethods } from '../PaymentForm/index.ts'
import type { Payment, PaymentMethod } from '../PaymentForm/index.ts'
import { PresentFields } from '../PresentForm/index.ts'
import { PhoneField } from '../PhoneField/index.ts'
import { TextField } from '../TextField/index.ts'
import { useFieldAdvice } from '../useFieldAdvice.tsx'
import styles from './CheckoutForm.module.css'

/**
 * The valid values of the form. The card is for the payment provider; the shop's server gets only
 * its token.
 */
export interface CheckoutOrder {
  readonly details: CheckoutValues
  /** Undefined if a gift card pays everything. */
  readonly payment: Payment | undefined
}

export interface CheckoutFormProps extends Omit<FormProps<CheckoutOrder>, 'check'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** What is to be paid in the country's format, such as "$97.48". */
  total: string
  /**
   * The store's date, by which expired cards are refused.
   * @default not known: only the provider refuses them
   */
  today?: IsoDate | undefined
  /** What went wrong with the whole order. @default none */
  error?: ReactNode
  /** Whether the order is being placed. @default false */
  isLoading?: boolean
  /** Whether a gift card pays everything: the form then asks for no payment. @default false */
  isPaidByGiftCard?: boolean
  /** Whether nothing of the order comes in a parcel: it is then no present. @default false */
  isWithoutParcel?: boolean
  /** A choice of saved addresses, above the address fields. @default none */
  savedAddresses?: ReactNode
  /** The offer to save the typed address, below the address fields. @default none */
  saveAddress?: ReactNode
  /** The box that lets the order mark its toys as bought on a wish list, below the address. @default none */
  wishlist?: ReactNode
  /** A new number shows the address fields anew, with the values of `initialValues`. @default 0 */
  addressTurn?: number | undefined
}

/** Guest checkout on one page: contact, whether the order is a present, address, payment. */
export function CheckoutForm({
  country,
  total,
  today,
  error,
  isLoading = false,
  isPaidByGiftCard = false,
  isWithoutParcel = false,
  savedAddresses,
  saveAddress,
  wishlist,
  addressTurn,
  ...form
}: CheckoutFormProps) {
  const [method, setMethod] = useState<PaymentMethod>()
  const { fields, hintAt, announcer } = useFieldAdvice(country, form.initialValues, addressTurn)
  const methods = paymentMethods(country)
  const wanted = method ?? form.initialValues?.['provider']
  const chosen = methods.find((known) => known === wanted) ?? methods[0]
  return (
    <Form {...form} check={(values) => checkOrder(country, values, today, isPaidByGiftCard)}>
      <div {...fields} className={styles.root}>
        {methods.includes('paypal') && !isPaidByGiftCard && (
          <ExpressPayment
            isChosen={chosen === 'paypal'}
            onChoose={() => {
              setMethod('paypal')
              form.onFieldChange?.('provider', 'paypal')
            }}
          />
        )}
        <section className={styles.part}>
          <Heading size="subheading">Contact</Heading>
          <TextField label="Full name" name="name" autoComplete="name" />
          <EmailField hint={hintAt('email', 'Your receipt and tracking go here.')} />
          <PhoneField country={country} hint="For the courier, if they cannot find your door." />
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Delivery</Heading>
          <Text tone="muted">{`To ${countryInText(country)}. For another country, choose it at the top of the page first.`}</Text>
          {/* Before the address, because a present may go to the recipient's address. */}
          {!isWithoutParcel && (
            <PresentFields
              isAboveAddress
              recipientPhone={
                <PhoneField
                  country={country}
                  label="Their phone"
                  name="recipientPhone"
                  dialCodeName="recipientDialCode"
                  isOptional
                  autoComplete="off"
                  hint="The courier calls them instead of you."
                />
              }
            />
          )}
          {savedAddresses}
          <AddressFields
            key={addressTurn}
            country={country}
            hints={{ line1: hintAt('line1'), postcode: hintAt('postcode') }}
          />
          {saveAddress}
          {wishlist}
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Payment</Heading>
          {isPaidByGiftCard ? (
            <Text>Your gift card pays for this order.</Text>
          ) : (
            <PaymentFields
              key={country}
              country={country}
              method={method}
              onMethodChange={setMethod}
            />
          )}
        </section>
        <div>
          {/* Not after the button: at the end of a full line it would make the page wider than the window. */}
          {announcer}
          <div role="alert">
            {error !== undefined && (
              <p className={styles.error}>
                <AlertIcon /> <span>{error}</span>
              </p>
            )}
          </div>
          <Button type="submit" size="large" isWide isLoading={isLoading}>
            {isPaidByGiftCard ? 'Place the order' : payLabel(total, chosen)}
          </Button>
        </div>
      </div>
    </Form>
  )
}

const nothingToPay = { ok: true, values: undefined } as const

function checkOrder(
  country: CountryCode,
  values: FormValues,
  today: IsoDate | undefined,
  isPaidByGiftCard: boolean,
): Validated<CheckoutOrder> {
  const details = validate(checkoutForms[country], values)
  const payment = isPaidByGiftCard ? nothingToPay : checkPayment(values, today)
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
