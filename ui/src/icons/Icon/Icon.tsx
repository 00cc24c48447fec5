import type { ComponentProps } from 'react'
import styles from './Icon.module.css'

export interface IconProps extends ComponentProps<'svg'> {
  /**
   * The accessible name, if no text beside the icon says the same.
   * @default none: the icon is decoration
   */
  label?: string
}

/** The SVG of every icon: 1.25 em high, so it grows with the text beside it. */
export function Icon({ label, className, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      className={className ? `${styles.root} ${className}` : styles.root}
    >
      {children}
    </svg>
  )
}
