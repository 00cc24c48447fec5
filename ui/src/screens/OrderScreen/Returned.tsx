import { formatMoney, nameOf, nothingToGiveBack, type OrderReturn } from '@stemside/rules'
import { Heading } from '../../core/Heading/index.ts'
import styles from './OrderScreen.module.css'

export interface ReturnedProps {
  /** What was sent back of one order. */
  returns: readonly OrderReturn[]
}

/** What its buyer has sent back of an order, and the money for it. Nothing if there is none. */
export function Returned({ returns }: ReturnedProps) {
  if (returns.length === 0) return null
  return (
    <section aria-label="What you sent back" className={styles.side}>
      <Heading level={3} size="card">
        What you sent back
      </Heading>
      <ul className={styles.side}>
        {returns.map((one) => (
          <li key={one.id}>{sentenceOf(one)}</li>
        ))}
      </ul>
    </section>
  )
}

/** "1 × Orboot Mars: $31.84 has been given back." */
function sentenceOf({ status, lines, refund, country }: OrderReturn): string {
  const toys = lines.map(({ sku, quantity }) => `${quantity} × ${nameOf(sku)}`).join(', ')
  if (refund === 0) return `${toys}: ${nothingToGiveBack}`
  const end =
    status === 'refunded' ? 'has been given back.' : 'is given back once the parcel is here.'
  return `${toys}: ${formatMoney(refund, country)} ${end}`
}
