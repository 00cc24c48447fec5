import { quantityLimit, readTypedQuantity, type QuantityLimit } from '@stemside/rules'
import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons/index.ts'
import { isComposing } from '../../core/isComposing.ts'
import { useAfterPress } from '../useAfterPress.ts'
import styles from './QuantityStepper.module.css'

export interface QuantityStepperProps extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'disabled' | 'children'
> {
  /** The current number, a whole number. */
  quantity: number
  /** Called with a whole number between `least` and the limit. */
  onQuantityChange: (quantity: number) => void
  /** The product's name, such as "Orboot Earth". */
  label: string
  /** The maximum and the sentence shown above it; from `quantityLimit`. @default 20, "At most 20 of one toy." */
  limit?: QuantityLimit
  /** A sentence below the number, such as why the shop has lowered it. @default none */
  note?: string | undefined
  /** The smallest number that can be typed; 0 if a line can be emptied. @default 1 */
  least?: 0 | 1
  /** Called by a bin button that replaces "less" at 1. @default no bin */
  onRemove?: () => void
  /** Disables buttons and field. @default false */
  isDisabled?: boolean
  /** Content below the number and its message, for example a link. @default nothing */
  children?: ReactNode
}

/**
 * A number with buttons for one more and one less; it can also be typed. A typed number applies on
 * Enter and on blur. If it is lowered or refused, a sentence below says so and is announced.
 */
export function QuantityStepper({
  quantity,
  onQuantityChange,
  label,
  limit = quantityLimit(undefined),
  note,
  least = 1,
  onRemove,
  isDisabled = false,
  className,
  children,
  ...rest
}: QuantityStepperProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [message, setMessage] = useState<string>()
  const afterPress = useAfterPress()
  const { most } = limit
  const commit = () => {
    if (typed === undefined) return
    const read = readTypedQuantity(typed, quantity, limit, least)
    setTyped(undefined)
    // The number applies before the click of the press that took the focus. Only the message waits.
    afterPress(() => setMessage(read.message))
    if (read.quantity !== undefined && read.quantity !== quantity) onQuantityChange(read.quantity)
  }
  const [stepped, setStepped] = useState<number>()
  const isLast = quantity <= 1
  const isMost = quantity >= most
  const step = (by: 1 | -1) => {
    if (by > 0 ? isMost : isLast) return
    setMessage(undefined)
    setStepped(quantity + by)
    onQuantityChange(quantity + by)
  }
  return (
    <fieldset {...rest} aria-label={`Quantity of ${label}`} className={cx(styles.root, className)}>
      <div className={styles.box}>
        {isLast && onRemove ? (
          <IconButton
            label={`Remove ${label}`}
            tone="neutral"
            size="small"
            isDisabled={isDisabled}
            onClick={onRemove}
          >
            <TrashIcon />
          </IconButton>
        ) : (
          <IconButton
            label={`One ${label} less`}
            tone="neutral"
            size="small"
            isDisabled={isDisabled}
            // Not `isDisabled` at the end of the range: a button that its own press disables would lose the focus.
            aria-disabled={isLast}
            data-spent={isLast}
            onClick={() => step(-1)}
          >
            <MinusIcon />
          </IconButton>
        )}
        <input
          className={styles.number}
          aria-label={`Quantity of ${label}`}
          aria-describedby={id}
          inputMode="numeric"
          autoComplete="off"
          disabled={isDisabled}
          value={typed ?? quantity}
          onChange={({ target }) => {
            setTyped(target.value)
            setMessage(undefined)
          }}
          onFocus={({ target }) => target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.preventDefault()
            commit()
          }}
        />
        <IconButton
          label={isMost ? `${most} at most` : `One ${label} more`}
          tone="neutral"
          size="small"
          isDisabled={isDisabled}
          aria-disabled={isMost}
          data-spent={isMost}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      </div>
      <VisuallyHidden aria-live="polite">
        {stepped === quantity && `${quantity} × ${label}`}
      </VisuallyHidden>
      <output id={id} className={styles.message}>
        {message ?? note}
      </output>
      {children}
    </fieldset>
  )
}
