import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import styles from './VisuallyHidden.module.css'

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.root, className)} />
}
