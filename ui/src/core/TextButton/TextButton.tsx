import type { ComponentProps } from 'react'
import { cx } from '../cx/index.ts'
import { textButton } from './TextButton.variants.ts'
import type { textButtonTones } from './TextButton.variants.ts'

export interface TextButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  /** Its colour and weight; `muted` is for actions that few people need, such as removing a coupon. @default 'link' */
  tone?: (typeof textButtonTones)[number]
}

/** A button that looks like a text link. For a link to a page, use Link. */
export function TextButton({
  tone = 'link',
  type = 'button',
  className,
  children,
  ...rest
}: TextButtonProps) {
  return (
    <button {...rest} type={type} className={cx(textButton({ tone }), className)} data-tone={tone}>
      {children}
    </button>
  )
}
