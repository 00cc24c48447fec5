import {
  countries,
  countryCodes,
  countryInText,
  eGiftAmounts,
  eGiftCountryNote,
  eGiftDesigns,
  eGiftGreetings,
  eGiftMessageLength,
  formatMoney,
  lastEGiftDay,
  type CountryCode,
  type IsoDate,
} from '@stemside/rules'
import { eGiftForm, validate, type EGiftValues, type Validated } from '@stemside/rules/validation'
import { Fragment, useState } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import { EmailField } from '../EmailField/index.ts'
import { Field } from '../Field/index.ts'
import { Form, type FormProps, type FormValues } from '../Form/index.ts'
import { FormNote } from '../FormNote/index.ts'
import {
  checkPayment,
  PaymentFields,
  payLabel,
  paymentMethods,
  type Payment,
  type PaymentMethod,
} from '../PaymentForm/index.ts'
import { RadioCards } from '../RadioCards/index.ts'
import { TextField } from '../TextField/index.ts'
import { useFieldAdvice } from '../useFieldAdvice.tsx'
import styles from './EGiftForm.module.css'

/** The valid values of the form. The card is for the payment provider, never for the shop's server. */
export interface EGiftOrder {
  readonly gift: EGiftValues
  readonly payment: Payment
}

export interface EGiftFormProps extends Omit<FormProps<EGiftOrder>, 'check'> {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The store's date: the first day on which the gift can be mailed. */
  today: IsoDate
  /** The chosen amount in the country's format, for the button: "$50.00". */
  price: string
  /** What went wrong with the purchase. @default none */
  error?: string | undefined
  /** What happened to an earlier gift, if nothing went wrong. @default none */
  note?: string | undefined
  /** Whether the gift is being paid. @default false */
  isLoading?: boolean
}

/** Everything that an e-gift needs on one page: amount, design, recipient, day, sender, payment. */
export function EGiftForm({
  country,
  today,
  price,
  error,
  note,
  isLoading = false,
  ...form
}: EGiftFormProps) {
  const [method, setMethod] = useState<PaymentMethod>()
  const methods = paymentMethods(country)
  const { fields, hintAt, announcer } = useFieldAdvice(country, form.initialValues)
  // A kept draft may name a way to pay that this country does not have.
  const wanted = method ?? form.initialValues?.['provider']
  const chosen = methods.find((known) => known === wanted) ?? methods[0]
  return (
    <Form {...form} check={(values) => checkGift(country, today, values)}>
      <div {...fields} className={styles.root}>
        <section className={styles.part}>
          <Heading size="subheading">The gift</Heading>
          <RadioCards
            key={country}
            className={styles.choice}
            legend="Amount"
            name="amount"
            cards={eGiftAmounts(country).map((amount) => ({
              value: String(amount),
              label: formatMoney(amount, country),
            }))}
          />
          <RadioCards
            className={styles.choice}
            legend="Design"
            name="design"
            cards={eGiftDesigns.map((value) => ({ value, label: eGiftGreetings[value] }))}
          />
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Who gets it</Heading>
          <CountryNote country={country} />
          <TextField label="Their name" name="recipientName" autoComplete="off" />
          <EmailField
            label="Their email address"
            name="recipientEmail"
            autoComplete="off"
            hint={hintAt('recipientEmail', 'The gift code goes here, so please check it twice.')}
          />
          <Field
            label="Your message"
            name="message"
            isOptional
            hint={`Up to ${eGiftMessageLength} characters.`}
          >
            {(control) => <textarea rows={4} {...control} />}
          </Field>
          <TextField
            label="Day"
            name="deliverOn"
            type="date"
            min={today}
            max={lastEGiftDay(today)}
            hint={`We email the gift on this day, as soon as it has begun everywhere in ${countryInText(country)}.`}
            className={styles.day}
          />
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Who gives it</Heading>
          <TextField label="Your name" name="senderName" autoComplete="name" />
          <EmailField
            label="Your email address"
            name="senderEmail"
            hint={hintAt('senderEmail', 'Your receipt goes here.')}
          />
        </section>
        <section className={styles.part}>
          <Heading size="subheading">Payment</Heading>
          <PaymentFields
            key={country}
            country={country}
            method={method}
            onMethodChange={setMethod}
          />
        </section>
        <div className={styles.part}>
          <Text tone="muted">{eGiftCountryNote(country)}</Text>
          {announcer}
          <FormNote error={error} note={note} />
          <Button type="submit" size="large" isWide isLoading={isLoading}>
            {payLabel(price, chosen)}
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** Says in which country the code can be spent, and links to this form in each other country. The draft is kept. */
function CountryNote({ country }: Pick<EGiftFormProps, 'country'>) {
  const others = countryCodes.filter((code) => code !== country)
  return (
    <Text>
      {`${eGiftCountryNote(country)} For somebody in another country, change the country first: `}
      {others.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ', '}
          <Link href={`?cc=${code}`}>{countries[code].name}</Link>
        </Fragment>
      ))}
      .
    </Text>
  )
}

function checkGift(
  country: CountryCode,
  today: IsoDate,
  values: FormValues,
): Validated<EGiftOrder> {
  const amount = Number(values['amount'] ?? Number.NaN)
  const gift = validate(eGiftForm(country, today), { ...values, amount })
  const payment = checkPayment(values, today)
  if (gift.ok && payment.ok) {
    return { ok: true, values: { gift: gift.values, payment: payment.values } }
  }
  return {
    ok: false,
    messages: { ...(!gift.ok && gift.messages), ...(!payment.ok && payment.messages) },
  }
}
