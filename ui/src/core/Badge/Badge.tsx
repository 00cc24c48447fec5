import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import { badge } from './Badge.variants.ts'
import type { badgeTones } from './Badge.variants.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** `surface` is white, for pictures and coloured grounds. @default 'surface' */
  tone?: (typeof badgeTones)[number]
}

/** A word or two on a pill: an age, a saving, a state. Never pressed. */
export function Badge({ tone = 'surface', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(badge({ tone }), className)} data-tone={tone} />
}
