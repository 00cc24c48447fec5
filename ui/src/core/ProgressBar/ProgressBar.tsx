import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/index.ts'
import styles from './ProgressBar.module.css'
import { bar } from './ProgressBar.variants.ts'
import type { progressBarTones } from './ProgressBar.variants.ts'

export interface ProgressBarProps extends ComponentProps<'div'> {
  /** What is still missing, in words: "$12.50 more for free shipping". May begin with an icon. */
  label: ReactNode
  /** Between 0 and `max`. */
  value: number
  /** The value at which it is full. @default 100 */
  max?: number
  /** The colour of the bar. With `success`, the label is coloured too once the bar is full. @default 'action' */
  tone?: (typeof progressBarTones)[number]
}

/** A bar that shows progress. Its label says the same in words. */
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
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-tone={tone}
      data-reached={tone === 'success' && value >= max}
    >
      <span className={styles.label} id={id}>
        {label}
      </span>
      <progress
        className={bar({ tone })}
        aria-labelledby={id}
        value={Math.min(value, max)}
        max={max}
      />
    </div>
  )
}
