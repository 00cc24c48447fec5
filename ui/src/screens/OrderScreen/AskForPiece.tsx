import { isWithoutParcel, type Order } from '@stemside/rules'
import { partLetterOf } from '../../content/pages/letterSubjects.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'

/** A lost piece needs no return: its letter names the order. Nothing until the parcel has arrived. */
export function AskForPiece({ order }: { order: Order }) {
  if (order.status !== 'delivered' || isWithoutParcel(order)) return null
  return (
    <Text size="small">
      Is a piece lost, missing or broken? <Link href={partLetterOf(order.id)}>Ask for a piece</Link>
    </Text>
  )
}
