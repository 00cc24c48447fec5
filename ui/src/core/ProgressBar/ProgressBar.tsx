import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/index.ts'
import styles from './ProgressBar.module.css'

export interface ProgressBarProps extends ComponentProps<'div'> {
  /** What it measures, in words: "$12.50 more for free shipping". */
  label: ReactNode
  /** Between 0 and `max`. */
  value: number
  /** @default 100 */
  max?: number
  /** `success` once it is reached. @default 'action' */
  tone?: 'action' | 'success'
}

/** How far something is. Its words say it too. */
export function ProgressBar({
  label,
  value,
  max = 100,
  tone = 'action',
  className,
  ...rest
}: ProgressBarProps) {
  const id = useId()
  return (
    <div {...rest} className={cx(styles.root, className)} data-tone={tone}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <progress
        className={cx(styles.bar, styles[tone])}
        aria-labelledby={id}
        value={Math.min(value, max)}
        max={max}
      />
    </div>
  )
}
