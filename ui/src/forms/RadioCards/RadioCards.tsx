import { useContext, useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { FormContext } from '../Form/FormContext.ts'
import styles from './RadioCards.module.css'

export interface RadioCard<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** An Icon or a small picture before the text. @default none */
  icon?: ReactNode
  isDisabled?: boolean
}

export interface RadioCardsProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'name'
> {
  /** The question of the group. */
  legend: ReactNode
  /** Hides the legend visually, if a heading says the same. @default false */
  isLegendHidden?: boolean
  /** The name of the form field. */
  name: string
  /** Two to four cards, in this order. */
  cards: readonly RadioCard<Value>[]
  /** The chosen value; with it, the parent keeps the choice. @default the group keeps it */
  value?: Value
  /** The value chosen at first, if `value` is not given. @default none */
  initialValue?: Value
  /** Called when another card is chosen. @default does nothing */
  onValueChange?: (value: Value) => void
  /** The error message; inside a Form, the form sets it. @default none */
  message?: string | undefined
}

/** One choice of a few, each with room for text. */
export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  name,
  cards,
  value,
  initialValue,
  onValueChange,
  message,
  ...rest
}: RadioCardsProps<Value>) {
  const id = useId()
  const form = useContext(FormContext)
  const wrong = message ?? form.messages[name]
  const first = initialValue ?? form.initialValues[name]
  return (
    <fieldset {...rest} aria-describedby={wrong === undefined ? undefined : id}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.value} className={styles.card}>
            <input
              type="radio"
              name={name}
              value={card.value}
              disabled={card.isDisabled}
              className={styles.input}
              {...(value === undefined
                ? { defaultChecked: card.value === first }
                : { checked: card.value === value })}
              onChange={() => onValueChange?.(card.value)}
            />
            {card.icon}
            <span className={styles.words}>
              <span className={styles.label}>{card.label}</span>
              {card.description !== undefined && (
                <span className={styles.description}>{card.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.message} id={id} aria-live={form.live}>
        {wrong}
      </p>
    </fieldset>
  )
}
