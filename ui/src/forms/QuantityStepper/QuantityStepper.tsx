import { useState } from 'react'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { MinusIcon, PlusIcon, TrashIcon } from '../../icons/index.ts'
import styles from './QuantityStepper.module.css'

export interface QuantityStepperProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** How many: a whole number. */
  quantity: number
  /** Called with a whole number between 1 and `max`. */
  onQuantityChange: (quantity: number) => void
  /** What is counted, such as "Orboot Earth". */
  label: string
  /** @default 20 */
  max?: number
  /** Where given, the step below 1 is a bin that calls it. */
  onRemove?: () => void
  /** It can be seen and not changed. @default false */
  isDisabled?: boolean
}

/** A number to step or to type. What is typed counts on Enter or when the field is left. */
export function QuantityStepper({
  quantity,
  onQuantityChange,
  label,
  max = 20,
  onRemove,
  isDisabled = false,
  className,
  ...rest
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const wanted = Math.min(max, Math.trunc(Number(typed)))
    setTyped(undefined)
    if (wanted >= 1 && wanted !== quantity) onQuantityChange(wanted)
  }
  const isLast = quantity <= 1
  return (
    <fieldset {...rest} aria-label={`Quantity of ${label}`} className={cx(styles.root, className)}>
      {isLast && onRemove ? (
        <IconButton
          label={`Remove ${label}`}
          tone="neutral"
          size="small"
          disabled={isDisabled}
          onClick={onRemove}
        >
          <TrashIcon />
        </IconButton>
      ) : (
        <IconButton
          label={`One ${label} less`}
          tone="neutral"
          size="small"
          disabled={isDisabled || isLast}
          onClick={() => onQuantityChange(quantity - 1)}
        >
          <MinusIcon />
        </IconButton>
      )}
      <input
        className={styles.number}
        aria-label={`Quantity of ${label}`}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value.replace(/\D/gu, ''))}
        onFocus={({ target }) => target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          commit()
        }}
      />
      <IconButton
        label={quantity >= max ? `${max} at most` : `One ${label} more`}
        tone="neutral"
        size="small"
        disabled={isDisabled || quantity >= max}
        onClick={() => onQuantityChange(quantity + 1)}
      >
        <PlusIcon />
      </IconButton>
    </fieldset>
  )
}
