import type { ReactNode } from 'react'
import { CloseIcon } from '../../icons/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { cx } from '../cx/index.ts'
import styles from './Toast.module.css'

/** One thing that was done, and perhaps the way back. */
export interface ToastMessage {
  readonly id: string
  readonly text: ReactNode
  readonly tone?: 'neutral' | 'success' | 'danger'
  /** Such as "Undo". */
  readonly action?: { readonly label: string; readonly onPress: () => void }
}

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[]
  /** Its close button was pressed, with its id. */
  onDismiss: (id: string) => void
  /** Joins its own class. @default none */
  className?: string
}

/**
 * Where short notices stand, newest last. It is always in the page, so that what comes is announced.
 * When one goes is for its owner to say: never before it could be read, nor while it holds focus.
 */
export function Toaster({ toasts, onDismiss, className }: ToasterProps) {
  return (
    <section className={cx(styles.root, className)} aria-label="Notices" aria-live="polite">
      {toasts.map(({ id, text, tone = 'neutral', action }) => (
        <div key={id} className={cx(styles.toast, styles[tone])} data-tone={tone}>
          <p className={styles.text}>{text}</p>
          {action && (
            <button type="button" className={styles.action} onClick={action.onPress}>
              {action.label}
            </button>
          )}
          <IconButton
            label="Dismiss"
            tone="surface"
            size="small"
            className={styles.close}
            onClick={() => onDismiss(id)}
          >
            <CloseIcon />
          </IconButton>
        </div>
      ))}
    </section>
  )
}
