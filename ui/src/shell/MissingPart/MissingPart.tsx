import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './MissingPart.module.css'

export interface MissingPartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The part's name, as the subject of "could not be shown", such as "The reviews". */
  what: string
  /** Called on "Try again". */
  onRetry: () => void
  /** Whether it is being loaded again. @default false */
  isLoading?: boolean
}

/** Replaces a part of the page that crashed or whose code failed to load. */
export function MissingPart({
  what,
  onRetry,
  isLoading = false,
  className,
  ...rest
}: MissingPartProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Text>{`${what} could not be shown just now.`}</Text>
      <Button variant="outline" size="small" isLoading={isLoading} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
