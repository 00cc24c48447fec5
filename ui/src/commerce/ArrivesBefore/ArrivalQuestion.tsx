import { nextGiftDay, type CountryCode, type IsoDate } from '@stemside/rules'
import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { questionText } from './questionText.ts'
import styles from './ArrivesBefore.module.css'

export interface ArrivalQuestionProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The country that the order is delivered to. */
  country: CountryCode
  /** The store's date: the day of the order. @default not known yet */
  today?: IsoDate | undefined
  /** Called when it is pressed: show an ArrivesBefore in its place. */
  onAsk: () => void
}

/**
 * The question of ArrivesBefore as a button, for pages that load ArrivesBefore only when a shopper presses it: "Is it for a
 * birthday?", or before a gift day "Is it for Christmas?".
 */
export function ArrivalQuestion({
  country,
  today,
  onAsk,
  className,
  ...rest
}: ArrivalQuestionProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.question, className)}
      data-needs-script
      onClick={onAsk}
    >
      {questionText(today && nextGiftDay(country, today), country)}
    </button>
  )
}
