import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './Logo.module.css'

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * On a dark background the letters are white and the second half-disc is yellow.
   * @default false
   */
  isOnDark?: boolean
}

/**
 * The shop's logo with its name; a class sets its height, and tokens set its colours. In a container
 * named `logo` that is narrower than 96 px, the mark stands alone. The letters
 * are in the style sheet, which pages share, because they would add 2 KB to each page and to the
 * script.
 */
export function Logo({ isOnDark = false, className, ...rest }: LogoProps) {
  return (
    <span {...rest} aria-hidden="true" className={cx(styles.root, className)}>
      <svg viewBox="0 -3 40 66" preserveAspectRatio="none" className={styles.mark}>
        <g transform="translate(0 3) scale(.625)">
          <path d="M32 0a32 32 0 0 0 0 64z" fill="var(--color-brand-left)" />
          <path
            d="M32 32a32 32 0 0 1 0 64z"
            fill={isOnDark ? 'var(--color-brand-right-inverse)' : 'var(--color-brand-right)'}
          />
        </g>
      </svg>
      <svg viewBox="0 0 2900 570" preserveAspectRatio="none" className={styles.letters}>
        <rect width="2900" height="570" className={styles.outline} />
      </svg>
    </span>
  )
}
