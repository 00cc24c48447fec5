import { isCancellable, type Order } from '@stemside/rules'
import { useEffect, useRef } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Text } from '../../core/Text/index.ts'
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
  const result = useRef<HTMLDivElement>(null)
  const isCancelled = order.status === 'cancelled'
  const wasCancelled = useRef(isCancelled)
  // The button that had the focus has gone with the cancellation.
  useEffect(() => {
    if (isCancelled && !wasCancelled.current) result.current?.focus()
    wasCancelled.current = isCancelled
  }, [isCancelled])
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
        {order.present !== undefined && onPrint !== undefined && (
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
      <div ref={result} tabIndex={-1} data-heir aria-live="polite">
        {message !== undefined && (
          <Text weight="medium" tone={message.tone}>
            {message.text}
          </Text>
        )}
      </div>
    </div>
  )
}
