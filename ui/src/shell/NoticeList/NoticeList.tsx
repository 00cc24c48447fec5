import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { cx } from '../../core/cx/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import styles from './NoticeList.module.css'

export interface NoticeListProps<Id extends string> extends Omit<
  ComponentProps<'output'>,
  'onClose'
> {
  /** The notices, oldest first. */
  notices: readonly {
    readonly id: Id
    readonly message: string
    /** A button with what the shopper can do. @default none */
    readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  }[]
  /** Called with a notice's id when its close button is pressed. */
  onClose: (id: Id) => void
}

/**
 * Short messages at the bottom of the window, each announced when it appears. Each can be closed,
 * so that it does not cover controls for long.
 */
export function NoticeList<Id extends string>({
  notices,
  onClose,
  className,
  ...rest
}: NoticeListProps<Id>) {
  return (
    <output data-print="never" {...rest} className={cx(styles.root, className)}>
      {notices.map(({ id, message, action }) => (
        <div key={id} className={styles.notice}>
          <div className={styles.words}>
            <p>{message}</p>
            {action !== undefined && (
              <Button tone="surface" size="small" onClick={action.onPress}>
                {action.label}
              </Button>
            )}
          </div>
          <IconButton
            label={`Close: ${message}`}
            variant="soft"
            tone="neutral"
            size="small"
            onClick={() => onClose(id)}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </output>
  )
}
