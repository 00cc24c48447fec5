import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './SeasonSlot.module.css'

export interface SeasonSlotProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * A SeasonHero. Absent while the store's date is not known, or the hero's code is not there yet.
   * @default nothing: an empty place
   */
  children?: ReactNode
}

/** Keeps the place of the season's hero, so that nothing moves when it comes. */
export function SeasonSlot({ className, children, ...rest }: SeasonSlotProps) {
  return (
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-needs-script={children === undefined || undefined}
    >
      {children}
    </div>
  )
}
