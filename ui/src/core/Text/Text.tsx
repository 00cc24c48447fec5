import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import { text } from './Text.variants.ts'
import type { textSizes, textTones, textWeights } from './Text.variants.ts'

export interface TextProps extends ComponentProps<'p'> {
  /** The element it becomes. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small'
  /** Type size; all are fluid between 390 and 1440 px. @default 'body' */
  size?: (typeof textSizes)[number]
  /** `muted` has enough contrast on white and Mist only. @default 'default' */
  tone?: (typeof textTones)[number]
  /** @default 'regular' */
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
