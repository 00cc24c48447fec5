import type { ComponentProps, ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Disclosure.module.css'

export interface DisclosureProps extends ComponentProps<'details'> {
  /** What is always shown: a few words or a heading. A press on it opens and closes the rest. */
  summary: ReactNode
  /** What is folded at first. */
  children: ReactNode
}

/** A native `details` with the shop's chevron, which works without JavaScript. */
export function Disclosure({ summary, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={cx(styles.root, className)}>
      <summary className={styles.summary}>
        {summary}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      {children}
    </details>
  )
}
