import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './ArrivesBefore.module.css'

export interface ArrivalQuestionProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Called when it is pressed: show an ArrivesBefore in its place. */
  onAsk: () => void
}

/** "Is it for a birthday?" as a button, for pages that load ArrivesBefore only when it is pressed. */
export function ArrivalQuestion({ onAsk, className, ...rest }: ArrivalQuestionProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.question, className)}
      data-needs-script
      onClick={onAsk}
    >
      Is it for a birthday?
    </button>
  )
}
