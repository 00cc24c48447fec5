import { Button } from '../../core/Button/index.ts'
import { IconButton } from '../../core/IconButton/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import styles from './NoticeList.module.css'

export interface NoticeListProps<Id extends string> {
  /** Oldest first. */
  notices: readonly {
    readonly id: Id
    readonly message: string
    /** What can be done about it. */
    readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
  }[]
  /** Its close button was pressed, with its id. */
  onClose: (id: Id) => void
}

/** Plain sentences at the foot of the window, each spoken when it comes. They cover no control for long: each can be closed. */
export function NoticeList<Id extends string>({ notices, onClose }: NoticeListProps<Id>) {
  return (
    <output className={styles.root} data-print="never">
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
