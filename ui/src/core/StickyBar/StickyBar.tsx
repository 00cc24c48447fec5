import type { ComponentProps, ReactNode, RefObject } from 'react'
import { cx } from '../cx/index.ts'
import { useIsInView } from './useIsInView.ts'
import styles from './StickyBar.module.css'

export interface StickyBarProps extends ComponentProps<'div'> {
  /** The page's main button. The bar is shown only while that button is out of view. */
  mainButton: RefObject<Element | null>
  /** A few words and one button. */
  children: ReactNode
}

/**
 * A bar at the bottom of a phone's screen. It repeats the page's main button while that one is out
 * of view.
 */
export function StickyBar({ mainButton, className, ...rest }: StickyBarProps) {
  const isOut = useIsInView(mainButton)
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
