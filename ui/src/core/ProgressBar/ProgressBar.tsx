import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/index.ts'
import styles from './ProgressBar.module.css'
import { bar } from './ProgressBar.variants.ts'
import type { progressBarTones } from './ProgressBar.variants.ts'

export interface ProgressBarProps extends ComponentProps<'div'> {
  /** What it measures, in words: "$12.50 more for free shipping". An icon may lead them. */
  label: ReactNode
  /** Between 0 and `max`. */
  value: number
  /** @default 100 */
  max?: number
  /** What it ends in; `success` colours its words as well once it is reached. @default 'action' */
  tone?: (typeof progressBarTones)[number]
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
