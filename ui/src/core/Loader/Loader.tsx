import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import styles from './Loader.module.css'

export interface LoaderProps extends ComponentProps<'output'> {
  /** What is loading, for screen readers. @default 'Loading' */
  label?: string
}

/** A loading animation: the logo's two half-discs move past each other. */
export function Loader({ label = 'Loading', className, ...rest }: LoaderProps) {
  return (
    <output {...rest} aria-label={label} className={cx(styles.root, className)}>
      <span className={styles.left} data-part="left" />
      <span className={styles.right} data-part="right" />
    </output>
  )
}
