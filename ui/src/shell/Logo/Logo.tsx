import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import styles from './Logo.module.css'

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** On a dark ground the letters are white and the second half-disc is sun yellow. @default false */
  isOnDark?: boolean
}

/**
 * The side-step with the store's name, as high as its class says; both take their colours from the
 * tokens. The letters are an outline in the style sheet, which every page shares, rather than two
 * kilobytes of each page and its script.
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
