import type { ComponentProps } from 'react'
import { cx } from '../../core/cx/index.ts'
import { HeartIcon } from '../../icons/index.ts'
import styles from './WishButton.module.css'

export interface WishButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** The toy's name. */
  name: string
  /** Whether the toy is on the wish list. @default false */
  isWished?: boolean
  /** Whether only the heart is shown, for a card. @default false */
  isBare?: boolean
  /** Called with whether the toy shall be on the list. */
  onWishedChange: (isWished: boolean) => void
}

/** A heart that puts a toy on the wish list, and takes it off. */
export function WishButton({
  name,
  isWished = false,
  isBare = false,
  onWishedChange,
  className,
  ...rest
}: WishButtonProps) {
  const label = isWished ? 'Remove from wish list' : 'Add to wish list'
  return (
    <button
      {...rest}
      type="button"
      aria-label={`${label}: ${name}`}
      title={isBare ? label : undefined}
      className={cx(styles.root, className)}
      data-bare={isBare}
      data-wished={isWished}
      data-needs-script
      onClick={() => onWishedChange(!isWished)}
    >
      <HeartIcon />
      {!isBare && <span>{label}</span>}
    </button>
  )
}
