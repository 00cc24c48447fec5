import {
  formatMoney,
  giftCardRefusal,
  splitByGiftCard,
  type CountryCode,
  type GiftCard,
  type MinorUnits,
} from '@stemside/rules'
import { messages } from '@stemside/rules/validation'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
import { TextButton } from '../../core/TextButton/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { Field } from '../../forms/Field/index.ts'
import styles from './GiftCodeField.module.css'

/** A gift card with the code that it was found by. */
export interface UsedGiftCard extends GiftCard {
  readonly code: string
}

export interface GiftCodeFieldProps {
  /** The shopper's country. It decides currency, prices and texts. */
  country: CountryCode
  /** What the order costs, in minor units. */
  total: MinorUnits
  /** The card in use: its part and what is left to pay are shown. @default none, a code can be typed */
  card?: UsedGiftCard | undefined
  /** A code that could not be looked up: the field holds it, and the button says "Try again". @default none */
  initialCode?: string | undefined
  /** Why the last code does not pay. @default none */
  message?: string | undefined
  /** Whether a code is being looked up. @default false */
  isLoading?: boolean
  /** Called with the code as typed. */
  onSubmit: (code: string) => void
  /** Called on "Remove". */
  onRemove: () => void
}

/** The field for a gift card's code at checkout, and what the card pays of the order. It takes the focus. */
export function GiftCodeField({ card, ...rest }: GiftCodeFieldProps) {
  return card === undefined ? <Ask {...rest} /> : <InUse card={card} {...rest} />
}

type AskProps = Omit<GiftCodeFieldProps, 'card'>

function Ask({ initialCode, message, isLoading = false, onSubmit }: AskProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  // The press that shows this field also removes its button, which had the focus.
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('giftCode')
    const isTyped = typeof code === 'string' && code.trim() !== ''
    setIsEmpty(!isTyped)
    if (isTyped) onSubmit(code.trim())
    else input.current?.focus()
  }
  return (
    <form className={styles.root} noValidate onSubmit={submit} onInput={() => setIsEmpty(false)}>
      <Field
        label="Gift card code"
        name="giftCode"
        hint="It is in the email with the gift."
        message={isEmpty ? messages.giftCode : message}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            defaultValue={initialCode}
            placeholder="GIFT-"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="soft" isLoading={isLoading}>
        {initialCode === undefined ? 'Use this card' : 'Try again'}
      </Button>
    </form>
  )
}

function InUse({ country, total, card, onRemove }: AskProps & { card: UsedGiftCard }) {
  const root = useRef<HTMLElement>(null)
  // The field that had the focus is gone.
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  const refusal = giftCardRefusal(card, country)
  const { pays, leftToPay, leftOnCard } = splitByGiftCard(total, card.balance)
  const remove = (
    <TextButton tone="muted" className={styles.remove} onClick={onRemove}>
      Remove<VisuallyHidden> gift card</VisuallyHidden>
    </TextButton>
  )
  return (
    <section ref={root} tabIndex={-1} aria-label="Gift card" className={styles.root}>
      {refusal === undefined ? (
        <>
          <dl className={styles.rows}>
            <div className={styles.row} data-tone="saving">
              <dt>
                Gift card{' '}
                <span className={styles.code}>{`…${card.code.slice(-5).toUpperCase()}`}</span>
                {remove}
              </dt>
              <dd translate="no">{`−${formatMoney(pays, country)}`}</dd>
            </div>
            <div className={styles.row} data-tone="total">
              <dt>Left to pay</dt>
              <dd translate="no">{formatMoney(leftToPay, country)}</dd>
            </div>
          </dl>
          <Text size="small" tone="muted">
            {leftOnCard > 0
              ? `${formatMoney(leftOnCard, country)} of ${formatMoney(card.balance, country)} stays on the card.`
              : `The card had ${formatMoney(card.balance, country)}, and is then used up.`}
          </Text>
        </>
      ) : (
        <Text size="small" tone="danger">
          <span>{refusal}</span> {remove}
        </Text>
      )}
    </section>
  )
}
