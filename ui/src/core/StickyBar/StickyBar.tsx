import type { ComponentProps, ReactNode, RefObject } from 'react'
import { cx } from '../cx/index.ts'
import { useIsInView } from './useIsInView.ts'
import styles from './StickyBar.module.css'

export interface StickyBarProps extends ComponentProps<'div'> {
  /** The page's own button: while it is in view, the bar is not. */
  standsInFor: RefObject<Element | null>
  /** What it is about, in a few words, and one button. */
  children: ReactNode
}

/** On a phone, the page's main button at the foot of the window while its own place is out of reach. */
export function StickyBar({ standsInFor, className, ...rest }: StickyBarProps) {
  const isOut = useIsInView(standsInFor)
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-covers-foot="bar"
      data-print="never"
      data-needs-script
      data-out={isOut}
      inert={isOut}
    />
  )
}
