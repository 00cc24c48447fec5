import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './MissingPart.module.css'

export interface MissingPartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was to stand here, as the subject of "could not be shown", such as "The reviews". */
  what: string
  /** "Try again" was pressed. */
  onRetry: () => void
  /** It is being tried again. @default false */
  isLoading?: boolean
}

/** In the place of a page's part that failed, or whose code could not be fetched. */
export function MissingPart({
  what,
  onRetry,
  isLoading = false,
  className,
  ...rest
}: MissingPartProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Text>{what} could not be shown just now.</Text>
      <Button variant="outline" size="small" isLoading={isLoading} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
