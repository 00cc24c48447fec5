import { Button } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { messageElements } from './messageElements.tsx'
import styles from './MessagePopup.module.css'

export interface MessagePopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Absent: "Out of Stock!" where the way is back to the cart, else "Oops!". */
  heading?: string | undefined
  /** What happened. HTML of a server is shown with its emphasis, lists and links; anything else of it is left out. */
  message: string
  /** Shows "Back to cart". */
  onBackToCart?: (() => void) | undefined
  /** The way out. @default none */
  approve?: { label: string; onPress: () => void } | undefined
  /** The other way. @default none */
  reject?: { label: string; onPress: () => void } | undefined
  /** Escape, the close button, a press outside. */
  onClose: () => void
  /** The element that takes the focus on closing when the opener is gone. @default the page's `#main` */
  fallbackFocus?: () => HTMLElement | null
}

/** The shop's popup for one message and what can be done about it. Source: specification §2, "Other popups". */
export function MessagePopup({
  isOpen,
  heading,
  message,
  onBackToCart,
  approve,
  reject,
  onClose,
  ...rest
}: MessagePopupProps) {
  const hasButtons = [onBackToCart, approve, reject].some((button) => button !== undefined)
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={heading ?? (onBackToCart === undefined ? 'Oops!' : 'Out of Stock!')}
      description={isOpen && message !== '' ? messageElements(message) : message}
      footer={
        hasButtons && (
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
        )
      }
    />
  )
}
