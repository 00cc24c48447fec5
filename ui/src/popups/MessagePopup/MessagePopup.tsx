import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { messageElements } from './messageElements.tsx'
import styles from './MessagePopup.module.css'

export interface MessagePopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** The heading. @default "Out of Stock!" with `onBackToCart`, otherwise "Oops!" */
  heading?: string | undefined
  /**
   * What happened. The server may send HTML: emphasis, lists and links are kept, and all other
   * tags are removed.
   */
  message: string
  /** Called on "Back to cart". @default the button is not shown */
  onBackToCart?: (() => void) | undefined
  /** The main button. @default none */
  approve?: { label: string; onPress: () => void } | undefined
  /** The second button. @default none */
  reject?: { label: string; onPress: () => void } | undefined
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
  /** The element that takes the focus on closing when the opener is gone. @default the page's `#main` */
  fallbackFocus?: () => HTMLElement | null
}

/** The popup for one message with buttons. Source: specification §2, "Other popups". */
export function MessagePopup({
  isOpen,
  heading,
  message,
  onBackToCart,
  approve,
  reject,
  onClose,
  fallbackFocus,
}: MessagePopupProps) {
  const hasButtons = [onBackToCart, approve, reject].some((button) => button !== undefined)
  return (
    <Dialog
      {...(fallbackFocus && { fallbackFocus })}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="small"
    >
      <Dialog.Header
        title={heading ?? (onBackToCart === undefined ? 'Oops!' : 'Out of Stock!')}
        description={isOpen && message !== '' ? messageElements(message) : message}
      />
      {hasButtons && (
        <Dialog.Footer>
          <div className={styles.buttons}>
            {onBackToCart && (
              <Button variant="outline" onClick={onBackToCart}>
                Back to cart
              </Button>
            )}
            {reject && (
              <Button variant="outline" onClick={reject.onPress}>
                {reject.label}
              </Button>
            )}
            {approve && <Button onClick={approve.onPress}>{approve.label}</Button>}
          </div>
        </Dialog.Footer>
      )}
    </Dialog>
  )
}
