import type { OrderStatus } from '@stemside/rules'
import type { BadgeProps } from '../core/Badge/index.ts'

/** An order's status in one or two words, and the tone of its badge. */
export const orderStatusWords: Readonly<
  Record<OrderStatus, { readonly label: string; readonly tone: NonNullable<BadgeProps['tone']> }>
> = {
  placed: { label: 'Placed', tone: 'highlight' },
  packed: { label: 'Packed', tone: 'highlight' },
  shipped: { label: 'On its way', tone: 'highlight' },
  delivered: { label: 'Delivered', tone: 'success' },
  cancelled: { label: 'Cancelled', tone: 'subtle' },
  returned: { label: 'Sent back', tone: 'subtle' },
}
