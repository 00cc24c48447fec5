import type { Order } from '@stemside/rules'
import { useEffect, useRef } from 'react'
import { Text } from '../../core/Text/index.ts'
import type { ActionMessage } from './OrderScreen.tsx'

interface ActionResultProps {
  order: Order
  message: ActionMessage | undefined
}

/** The result of the last action on an order. It gets the focus when the order is cancelled, because the button has gone. */
export function ActionResult({ order, message }: ActionResultProps) {
  const result = useRef<HTMLDivElement>(null)
  const isCancelled = order.status === 'cancelled'
  const wasCancelled = useRef(isCancelled)
  useEffect(() => {
    if (isCancelled && !wasCancelled.current) result.current?.focus()
    wasCancelled.current = isCancelled
  }, [isCancelled])
  return (
    <div ref={result} tabIndex={-1} data-heir aria-live="polite">
      {message !== undefined && (
        <Text weight="medium" tone={message.tone}>
          {message.text}
        </Text>
      )}
    </div>
  )
}
