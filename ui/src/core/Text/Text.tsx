import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import { text } from './Text.variants.ts'
import type { textSizes, textTones, textWeights } from './Text.variants.ts'

export interface TextProps extends ComponentProps<'p'> {
  /** The HTML element. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small'
  /** The font size, fluid between viewports of 390 and 1440 px. @default 'body' */
  size?: (typeof textSizes)[number]
  /** `muted` has enough contrast only on white and Mist. @default 'default' */
  tone?: (typeof textTones)[number]
  /** The font weight. @default 'regular' */
  weight?: (typeof textWeights)[number]
}

/** Running text. */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'default',
  weight = 'regular',
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={cx(text({ size, tone, weight }), className)}
      data-size={size}
      data-tone={tone}
    />
  )
}
