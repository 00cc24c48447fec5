import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import { badge } from './Badge.variants.ts'
import type { badgeTones } from './Badge.variants.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** Its colour. `surface` is white, for pictures and coloured backgrounds. @default 'surface' */
  tone?: (typeof badgeTones)[number]
}

/** One or two words on a pill: an age, a saving, a state. It is not a control. */
export function Badge({ tone = 'surface', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(badge({ tone }), className)} data-tone={tone} />
}
