import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import type { ButtonProps } from '../Button/index.ts'
import { cx } from '../cx/index.ts'
import styles from './IconButton.module.css'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'isWide' | 'aria-label' | 'children'> & {
  /** What it does: the accessible name, and a tooltip. */
  label: string
  /** An Icon. */
  children: ReactNode
}

/** A round button that has only an icon. */
export function IconButton({ label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      title={label}
      {...rest}
      variant={variant}
      aria-label={label}
      className={cx(styles.root, className)}
    />
  )
}
