import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx/index.ts'
import styles from './Tooltip.module.css'

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A few words. Nothing that one must know: on a phone it may never be seen. */
  text: ReactNode
  /** Renders what it explains; give it `describedBy` as its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** A few words beside something, under the pointer and on focus. Escape hides them. */
export function Tooltip({ text, className, children, ...rest }: TooltipProps) {
  const id = useId()
  const [isDismissed, setDismissed] = useState(false)
  return (
    <span
      {...rest}
      role="presentation"
      className={cx(styles.root, className)}
      data-dismissed={isDismissed || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDismissed(true)
      }}
      onMouseLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span className={styles.bubble} role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}
