import type { CountryCode } from '@stemside/rules'
import { useContext, useState } from 'react'
import type { FormEvent } from 'react'
import { Text } from '../../core/Text/index.ts'
import { CardIcon, LockIcon } from '../../icons/index.ts'
import { FormContext } from '../Form/FormContext.ts'
import { RadioCards } from '../RadioCards/index.ts'
import type { RadioCard } from '../RadioCards/index.ts'
import { TextField } from '../TextField/index.ts'
import styles from './PaymentFields.module.css'
import { groupCardNumber, groupExpiry, paymentMethods } from './payment.ts'
import type { PaymentMethod } from './payment.ts'

const cards: Readonly<Record<PaymentMethod, RadioCard<PaymentMethod>>> = {
  stripe: { value: 'stripe', label: 'Card', description: 'Credit or debit' },
  razorpay: { value: 'razorpay', label: 'Card', description: 'Through Razorpay' },
  upi: { value: 'upi', label: 'UPI', description: 'You approve it in your app' },
  paypal: { value: 'paypal', label: 'PayPal', description: 'You approve it in their window' },
}

export interface PaymentFieldsProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** The payment method that was chosen elsewhere. @default the form's initial one, then the country's first */
  method?: PaymentMethod | undefined
  /** Called when another payment method is chosen. @default does nothing */
  onMethodChange?: (method: PaymentMethod) => void
}

/** The payment method, and the card's fields for a card. For use inside a Form. */
export function PaymentFields({
  country,
  method: chosenElsewhere,
  onMethodChange,
}: PaymentFieldsProps) {
  const methods = paymentMethods(country)
  const { initialValues } = useContext(FormContext)
  const [chosen, setChosen] = useState(
    () => methods.find((known) => known === initialValues['provider']) ?? methods[0],
  )
  const wanted = chosenElsewhere ?? chosen
  const method = methods.find((known) => known === wanted) ?? methods[0]
  const isByCard = method === 'stripe' || method === 'razorpay'
  return (
    <div className={styles.root}>
      {methods.length > 1 && method ? (
        <RadioCards
          legend="Way to pay"
          isLegendHidden
          name="provider"
          value={method}
          onValueChange={(value) => {
            setChosen(value)
            onMethodChange?.(value)
          }}
          cards={methods.map((value) => cards[value])}
        />
      ) : (
        <input type="hidden" name="provider" value={method} />
      )}
      {isByCard && (
        <div className={styles.card}>
          <TextField
            className={styles.wide}
            label="Card number"
            name="cardNumber"
            autoComplete="cc-number"
            inputMode="numeric"
            placeholder="1234 1234 1234 1234"
            before={<CardIcon className={styles.icon} />}
            onInput={regroup(groupCardNumber)}
          />
          <TextField
            label="Expires"
            name="cardExpiry"
            autoComplete="cc-exp"
            inputMode="numeric"
            placeholder="MM/YY"
            onInput={regroup(groupExpiry)}
          />
          <TextField
            label="Security code"
            name="cardCode"
            autoComplete="cc-csc"
            inputMode="numeric"
            placeholder="CVC"
          />
          <TextField
            className={styles.wide}
            label="Name on card"
            name="cardHolder"
            autoComplete="cc-name"
          />
        </div>
      )}
      <Text size="small" tone="muted" className={styles.promise}>
        <LockIcon />{' '}
        {isByCard
          ? 'Your card goes to the payment provider alone. We never see its number.'
          : 'You approve the payment yourself. Nothing is charged before.'}
      </Text>
    </div>
  )
}

/** Groups what was typed, except during a correction in its middle. */
function regroup(group: (text: string) => string) {
  return ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    if (input.selectionStart !== input.value.length) return
    const isDeleting = input.value.length > 0 && /\P{Nd}$/u.test(input.value)
    if (!isDeleting) input.value = group(input.value)
  }
}
