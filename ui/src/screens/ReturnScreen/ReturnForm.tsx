import {
  explainPostage,
  explainReturnDays,
  formatMoney,
  isShopsFault,
  nameOf,
  nothingToGiveBack,
  refundOfReturn,
  returnableLines,
  returnReasons,
  shippingGivenBack,
  whoPaysPostage,
  type CartLine,
  type MinorUnits,
  type Order,
  type ReturnReason,
  type Sku,
} from '@stemside/rules'
import type { Validated } from '@stemside/rules/validation'
import { useId, useState } from 'react'
import { reasonWords } from '../../commerce/returnWords.ts'
import { partLetterOf } from '../../content/pages/letterSubjects.ts'
import { squareOf } from '../../content/pictures.ts'
import { Button } from '../../core/Button/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Text } from '../../core/Text/index.ts'
import { Form, type FormValues } from '../../forms/Form/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import { QuantityStepper } from '../../forms/QuantityStepper/index.ts'
import { Select } from '../../forms/Select/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import type { ReturnScreenProps, ReturnWish } from './ReturnScreen.tsx'
import styles from './ReturnScreen.module.css'

interface ReturnFormProps extends Pick<
  ReturnScreenProps,
  'returns' | 'typed' | 'onFieldChange' | 'isSending' | 'message' | 'onSubmit' | 'isGuest'
> {
  /** The order, of which something can be sent back. */
  order: Order
}

/** The form knows the steppers' field set by this name, and gives it the focus if no unit is chosen. */
const unitsField = 'units'
/** For these reasons a new piece may be enough. */
const mayNeedOnePiece: ReadonlySet<ReturnReason> = new Set(['damaged', 'parts-missing'])
const nothingChosen = 'Please choose what you send back'

function reasonIn(text: string | undefined): ReturnReason | undefined {
  return returnReasons.find((one) => one === text)
}

type Units = Readonly<Record<Sku, number>>

/** The units among what was typed, as far as they can still be sent back. */
function unitsIn(typed: FormValues, lines: readonly CartLine[]): Units {
  const entries = lines.flatMap(({ sku, quantity }) => {
    const units = Number(typed[sku] ?? Number.NaN)
    return Number.isInteger(units) && units >= 0 && units <= quantity ? [[sku, units] as const] : []
  })
  return Object.fromEntries(entries)
}

/**
 * What the sum is made of.
 * @param shipping - how much of the sum is shipping, in minor units
 */
function explainSum(
  { order, returns }: Pick<ReturnFormProps, 'order' | 'returns'>,
  reason: ReturnReason | undefined,
  shipping: MinorUnits,
): string {
  const goods = 'What these toys cost after sets and coupon'
  if (shipping > 0) {
    return `${goods}, and the ${formatMoney(shipping, order.country)} that shipping cost.`
  }
  if (order.shipping === 0) return `${goods}. Shipping was free.`
  if (shippingGivenBack(returns) > 0) {
    return `${goods}. Shipping is given back with an earlier return.`
  }
  return reason === undefined || isShopsFault(reason)
    ? `${goods}. Shipping is given back, too, if something is broken, missing or wrong.`
    : `${goods}. Shipping is not given back.`
}

/** What comes back for the chosen units; without one there is no sum yet. */
function sumWords(total: MinorUnits, chosen: number, { country }: Order): string {
  if (chosen === 0) return 'Choose what you send back to see what you get back'
  return total === 0 ? nothingToGiveBack : `We give back ${formatMoney(total, country)}`
}

/** Asks for units, a reason and words, and says what is given back. */
export function ReturnForm(props: ReturnFormProps) {
  const { order, returns, typed, isSending = false, isGuest = false, message } = props
  const { onFieldChange, onSubmit } = props
  const lines = returnableLines(
    order,
    returns.flatMap((earlier) => earlier.lines),
  )
  const [reason, setReason] = useState(() => reasonIn(typed?.['reason']))
  const [units, setUnits] = useState<Units>(() => ({
    // The order has one unit, so choose it. What an earlier return has left is perhaps to be kept.
    ...(returns.length === 0 &&
      lines.length === 1 &&
      lines[0]?.quantity === 1 && { [lines[0].sku]: 1 }),
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
  const { total, shipping } = refundOfReturn(order, { lines: chosen, reason }, returns)
  const check = (values: Readonly<Record<string, string>>): Validated<ReturnWish> => {
    const why = reasonIn(values['reason'])
    if (why === undefined || chosen.length === 0) {
      return {
        ok: false,
        messages: {
          ...(chosen.length === 0 && { [unitsField]: nothingChosen }),
          ...(why === undefined && { reason: 'Please choose a reason' }),
        },
      }
    }
    const comment = values['comment']?.trim() ?? ''
    return { ok: true, values: { lines: chosen, reason: why, ...(comment !== '' && { comment }) } }
  }
  return (
    <Form
      check={check}
      onSubmit={onSubmit}
      onFieldChange={(name, value) => {
        if (name === 'reason') setReason(reasonIn(value))
        onFieldChange?.(name, value)
      }}
      initialValues={typed ?? {}}
    >
      <div className={styles.root}>
        {!isGuest && (
          <Link
            href={`/profile/orders/${encodeURIComponent(order.id)}`}
            variant="standalone"
          >{`Order ${order.id}`}</Link>
        )}
        <Text>{explainReturnDays(order)}</Text>
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
          placeholder="Choose one"
          options={returnReasons.map((value) => ({ value, label: reasonWords[value] }))}
        />
        <div aria-live="polite">
          {reason !== undefined && mayNeedOnePiece.has(reason) && (
            <Text>
              Is it only one piece? We send you a new one at our cost, and you keep the toy.{' '}
              <Link href={partLetterOf(order.id)}>Ask for a piece</Link>
            </Text>
          )}
        </div>
        <TextField
          label="Anything that helps us do better"
          name="comment"
          isOptional
          maxLength={1000}
          autoComplete="off"
        />
        <div className={styles.sum} aria-live="polite">
          <Text size="lead" weight="bold">
            {sumWords(total, chosen.length, order)}
          </Text>
          {chosen.length > 0 && (
            <Text size="small" tone="muted">
              {explainSum(props, reason, shipping)}
            </Text>
          )}
          <Text size="small">{reason === undefined ? whoPaysPostage : explainPostage(reason)}</Text>
        </div>
        <FormNote error={message} />
        <Button
          type="submit"
          size="large"
          isLoading={isSending}
          onClick={() => setEmptyRefused(chosen.length === 0)}
        >
          Start this return
        </Button>
      </div>
    </Form>
  )
}
