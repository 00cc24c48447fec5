import { useRef, type ReactNode } from 'react'
import { ChevronDownIcon } from '../../icons/index.ts'
import { useDismiss } from '../useDismiss.ts'
import styles from './SiteDropdown.module.css'

export interface SiteDropdownProps {
  /** What opens it. */
  label: ReactNode
  /** Which edge of the label the panel keeps to. */
  align: 'start' | 'end'
  /** The panel's content. */
  children: ReactNode
}

/** A panel under a word of the header: a native disclosure, so it opens before any script has run. */
export function SiteDropdown({ label, align, children }: SiteDropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useDismiss(ref)
  return (
    <details ref={ref} className={styles.root} name="site-nav">
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  )
}

/** Closes the dropdown that something stands in, once it was chosen. */
export function closeDropdown(chosen: Element): void {
  chosen.closest('details')?.removeAttribute('open')
}
