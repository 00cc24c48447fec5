import { isCancellable, type Order } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { ActionResult } from '../OrderScreen/ActionResult.tsx'
import { hasGiftSlip } from '../OrderScreen/GiftSlip.tsx'
import type { TrackingScreenProps } from './TrackingScreen.tsx'
import styles from './TrackingScreen.module.css'

/** What is printed instead of the page. */
export type Paper = 'invoice' | 'gift-slip' | undefined

interface OrderActionsProps extends Pick<
  TrackingScreenProps,
  'pending' | 'message' | 'onOrderCancel' | 'onOrderAgain'
> {
  order: Order
  isBuyer: boolean
  onPrint: ((paper: Paper) => void) | undefined
}

/** The buttons of the found order: its invoice and "Cancel this order" are for its buyer alone. */
export function OrderActions({
  order,
  isBuyer,
  pending,
  message,
  onOrderCancel,
  onOrderAgain,
  onPrint,
}: OrderActionsProps) {
  return (
    <div className={styles.after} data-print="never">
      <div className={styles.actions}>
        {onOrderAgain !== undefined && (
          <Button
            variant="outline"
            isLoading={pending === 'again'}
            onClick={() => onOrderAgain(order)}
          >
            Order again
          </Button>
        )}
        {isBuyer && onPrint !== undefined && (
          <Button variant="outline" onClick={() => onPrint('invoice')}>
            Print the invoice
          </Button>
        )}
        {hasGiftSlip(order) && onPrint !== undefined && (
          <Button variant="outline" onClick={() => onPrint('gift-slip')}>
            Print the gift slip
          </Button>
        )}
        {isBuyer && isCancellable(order) && onOrderCancel !== undefined && (
          <Button
            variant="outline"
            tone="danger"
            isLoading={pending === 'cancel'}
            onClick={() => onOrderCancel(order)}
          >
            Cancel this order
          </Button>
        )}
      </div>
      <ActionResult order={order} message={message} />
    </div>
  )
}
