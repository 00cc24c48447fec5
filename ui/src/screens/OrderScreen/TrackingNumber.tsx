import type { Order } from '@stemside/rules'
import { Text } from '../../core/Text/index.ts'

/** The number by which the carrier finds the parcel. Nothing until the shop has named it. */
export function TrackingNumber({ order: { trackingNumber } }: { order: Order }) {
  if (trackingNumber === undefined) return null
  return (
    <Text>
      Tracking number: <b>{trackingNumber}</b>
    </Text>
  )
}
