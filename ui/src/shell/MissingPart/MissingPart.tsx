import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './MissingPart.module.css'

export interface MissingPartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was to stand here, as the subject of "did not arrive", such as "The reviews". */
  what: string
  /** "Try again" was pressed. */
  onRetry: () => void
}

/** In the place of a page's part whose code could not be fetched. */
export function MissingPart({ what, onRetry, className, ...rest }: MissingPartProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <Text>{what} did not arrive. The connection seems to be down.</Text>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
