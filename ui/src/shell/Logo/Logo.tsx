import type { ComponentProps } from 'react'
import letters from './letters.svg?no-inline'

export interface LogoProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** On a dark ground the letters are white and the second half-disc is sun yellow. */
  onDark?: boolean
}

/**
 * The side-step with the store's name; both take their colours from the tokens. The letters are a
 * file of their own, which every page shares, rather than five kilobytes of each page and its script.
 */
export function Logo({ onDark = false, ...rest }: LogoProps) {
  return (
    <svg viewBox="0 -3 342.5 66" aria-hidden="true" {...rest}>
      <g transform="translate(0 3) scale(.625)">
        <path d="M32 0a32 32 0 0 0 0 64z" fill="var(--color-brand-left)" />
        <path
          d="M32 32a32 32 0 0 1 0 64z"
          fill={onDark ? 'var(--color-brand-right-inverse)' : 'var(--color-brand-right)'}
        />
      </g>
      <use transform="translate(52 51)" fill="currentColor" href={`${letters}#letters`} />
    </svg>
  )
}
