import {
  addressLines,
  explainTooLate,
  formatMoney,
  nameOf,
  nothingToGiveBack,
  refundFor,
  returnableLines,
  returnAddresses,
  returnObstacle,
  returnReasons,
  returnsDesk,
  type CartLine,
  type Order,
  type OrderReturn,
  type ReturnObstacle,
  type ReturnReason,
  type Sku,
} from '@stemside/rules'
import type { Validated } from '@stemside/rules/validation'
import { useEffect, useId, useRef, useState } from 'react'
import { reasonWords } from '../../commerce/returnWords.ts'
import { squareOf } from '../../content/pictures.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Form, type FormValues } from '../../forms/Form/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import { QuantityStepper } from '../../forms/QuantityStepper/index.ts'
import { Select } from '../../forms/Select/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import styles from './ReturnScreen.module.css'

/** What a shopper asks to send back. */
export interface ReturnWish {
  readonly lines: readonly CartLine[]
  readonly reason: ReturnReason
  readonly comment?: string
}

export interface ReturnScreenProps {
  /** The order; undefined where the account has none with this number. */
  order: Order | undefined
  /** All earlier returns of this order. */
  returns: readonly OrderReturn[]
  /** The store's time, ISO 8601. Without it the form shows, and the store decides. */
  now: string | undefined
  /** The return that the store has just noted. @default none */
  noted?: OrderReturn | undefined
  /** What was typed earlier: the fields by name, and units by sku. @default nothing */
  typed?: FormValues | undefined
  /** Called on each change, with a field's name or a sku, and its value or units. @default nothing happens */
  onFieldChange?: ((name: string, value: string) => void) | undefined
  /** The return is being sent. @default false */
  isSending?: boolean
  /** Why the last try failed. @default nothing */
  message?: string | undefined
  /** Called with at least one unit. */
  onSubmit: (wish: ReturnWish) => void
}

/** Sends units of one order back. Shows what is given back before anything is sent. For inside a ProfileFrame. */
export function ReturnScreen({ order, returns, now, noted, ...form }: ReturnScreenProps) {
  if (noted !== undefined) return <Noted noted={noted} />
  if (order === undefined) {
    return (
      <Refused heading="We know no such order" text="This account has no order with this number." />
    )
  }
  const before = returns.flatMap(({ lines }) => lines)
  const obstacle = returnObstacle(order, before, now)
  if (obstacle !== undefined) {
    return <Refused heading={`Order ${order.id}`} text={explain(obstacle, order)} />
  }
  return <ReturnForm order={order} before={before} {...form} />
}

function explain(obstacle: ReturnObstacle, order: Order): string {
  switch (obstacle) {
    case 'digital':
      return 'E-storybooks cannot be sent back: they can be read at once, and stay yours.'
    case 'cancelled':
      return 'This order was cancelled, so nothing of it was sent to you.'
    case 'not-arrived':
      return 'You can send toys back once this order has arrived.'
    case 'all-sent-back':
      return 'Everything of this order that can be sent back is on its way to us, or with us.'
    case 'too-late':
      return explainTooLate(order)
  }
}

function Refused({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={styles.root}>
      <Heading size="subheading">{heading}</Heading>
      <Text>{text}</Text>
      <ButtonLink href="/profile/returns" variant="outline">
        All your returns
      </ButtonLink>
    </div>
  )
}

function Noted({ noted }: { noted: OrderReturn }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone, so focus the result. Screen readers then read it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.root}>
      <Heading ref={heading} tabIndex={-1} size="subheading">
        Your return is noted
      </Heading>
      <ul>
        {noted.lines.map(({ sku, quantity }) => (
          <li key={sku}>
            {quantity} × {nameOf(sku)}
          </li>
        ))}
      </ul>
      {noted.refund === 0 ? (
        <Text>{nothingToGiveBack}</Text>
      ) : (
        <Text>
          We give back <strong>{formatMoney(noted.refund, noted.country)}</strong> once the parcel
          is here, the way it was paid.
        </Text>
      )}
      <ol className={styles.steps}>
        <li>Pack it well, in its own box if you still have it.</li>
        <li>
          Write <strong>{noted.orderId}</strong> on the parcel.
        </li>
        <li>
          Send it to
          <address className={styles.address}>
            {[returnsDesk, ...addressLines(returnAddresses[noted.country])].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          We write to you when it has arrived.
        </li>
      </ol>
      <ButtonLink href="/profile/returns">All your returns</ButtonLink>
    </div>
  )
}

/** The field set of the steppers is a field of the form, so that it takes the focus if nothing is chosen. */
const unitsField = 'units'
const nothingChosen = 'Please choose what you send back'

type Units = Readonly<Record<Sku, number>>

/** The units among what was typed, as far as they can still be sent back. */
function unitsIn(typed: FormValues, lines: readonly CartLine[]): Units {
  const entries = lines.flatMap(({ sku, quantity }) => {
    const units = Number(typed[sku] ?? Number.NaN)
    return Number.isInteger(units) && units >= 0 && units <= quantity ? [[sku, units] as const] : []
  })
  return Object.fromEntries(entries)
}

interface ReturnFormProps extends Pick<
  ReturnScreenProps,
  'typed' | 'onFieldChange' | 'isSending' | 'message' | 'onSubmit'
> {
  order: Order
  before: readonly CartLine[]
}

function ReturnForm(props: ReturnFormProps) {
  const { order, before, typed, isSending = false, message, onFieldChange, onSubmit } = props
  const lines = returnableLines(order, before)
  const [units, setUnits] = useState<Units>(() => ({
    // The order has one unit that can be sent back, so choose it.
    ...(lines.length === 1 && lines[0]?.quantity === 1 && { [lines[0].sku]: 1 }),
    ...(typed && unitsIn(typed, lines)),
  }))
  const setUnit = (sku: Sku, quantity: number) => {
    setUnits({ ...units, [sku]: quantity })
    onFieldChange?.(sku, String(quantity))
  }
  const messageId = useId()
  const [isEmptyRefused, setEmptyRefused] = useState(false)
  const chosen = lines.flatMap(({ sku }) => {
    const quantity = units[sku] ?? 0
    return quantity > 0 ? [{ sku, quantity }] : []
  })
  const { total } = refundFor(order, chosen, before)
  const check = (values: Readonly<Record<string, string>>): Validated<ReturnWish> => {
    const reason = returnReasons.find((one) => one === values['reason'])
    if (reason === undefined || chosen.length === 0) {
      return {
        ok: false,
        messages: {
          ...(chosen.length === 0 && { [unitsField]: nothingChosen }),
          ...(reason === undefined && { reason: 'Please choose a reason' }),
        },
      }
    }
    const comment = values['comment']?.trim() ?? ''
    return { ok: true, values: { lines: chosen, reason, ...(comment !== '' && { comment }) } }
  }
  return (
    <Form
      check={check}
      onSubmit={onSubmit}
      onFieldChange={onFieldChange}
      initialValues={typed ?? {}}
    >
      <div className={styles.root}>
        <Link href={`/profile/orders/${encodeURIComponent(order.id)}`} variant="standalone">
          Order {order.id}
        </Link>
        <fieldset
          name={unitsField}
          tabIndex={-1}
          className={styles.units}
          aria-describedby={isEmptyRefused ? messageId : undefined}
        >
          <legend className={styles.legend}>What comes back?</legend>
          {lines.map(({ sku, quantity }) => (
            <div key={sku} className={styles.line}>
              <Picture picture={squareOf(sku)} alt="" sizes="72px" className={styles.picture} />
              <span className={styles.name}>
                {nameOf(sku)}
                <Text as="span" size="small" tone="muted">
                  {quantity === 1 ? 'You have one' : `You have ${quantity}`}
                </Text>
              </span>
              <QuantityStepper
                label={nameOf(sku)}
                quantity={units[sku] ?? 0}
                least={0}
                limit={{ most: quantity, message: `At most ${quantity}.` }}
                {...((units[sku] ?? 0) > 0 && {
                  onRemove: () => setUnit(sku, 0),
                })}
                onQuantityChange={(next) => {
                  setUnit(sku, next)
                  setEmptyRefused(false)
                }}
              />
            </div>
          ))}
          <p role="alert" id={messageId} className={styles.message}>
            {isEmptyRefused && (
              <>
                <AlertIcon /> <span>{nothingChosen}</span>
              </>
            )}
          </p>
        </fieldset>
        <Select
          label="Why?"
          name="reason"
          placeholder="Please choose"
          options={returnReasons.map((value) => ({ value, label: reasonWords[value] }))}
        />
        <TextField
          label="Anything that helps us do better"
          name="comment"
          isOptional
          maxLength={1000}
          autoComplete="off"
        />
        <div className={styles.sum} aria-live="polite">
          <Text size="lead" weight="bold">
            We give back {formatMoney(total, order.country)}
          </Text>
          <Text size="small" tone="muted">
            What these toys cost after combos and coupon. Shipping is not given back.
          </Text>
        </div>
        <FormNote error={message} />
        <Button
          type="submit"
          size="large"
          isLoading={isSending}
          onClick={() => setEmptyRefused(chosen.length === 0)}
        >
          Send it back
        </Button>
      </div>
    </Form>
  )
}
