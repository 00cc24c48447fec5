import {
  formatMoney,
  lastPostDay,
  longDate,
  nameOf,
  nothingToGiveBack,
  type OrderReturn,
} from '@stemside/rules'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import styles from './OrderScreen.module.css'

export interface ReturnedProps {
  /** The returns of one order. */
  returns: readonly OrderReturn[]
  /** The page that says how to send them, and prints their address label. */
  href: string
}

/** What comes back of an order, sent or still to be posted, and the money for it. Nothing if there is none. */
export function Returned({ returns, href }: ReturnedProps) {
  if (returns.length === 0) return null
  return (
    <section aria-label="Your returns" className={styles.side}>
      <Heading level={3} size="card">
        Your returns
      </Heading>
      <ul className={styles.side}>
        {returns.map((one) => (
          <li key={one.id}>
            <span>{sentenceOf(one)}</span>
            {one.status === 'requested' && (
              <>
                {' '}
                <Link href={href}>How to send it</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "1 × Orboot Mars: post it by December 16, 2026. $31.84 is given back once the parcel is here." */
function sentenceOf(one: OrderReturn): string {
  const { status, lines, refund, country } = one
  const toys = lines.map(({ sku, quantity }) => `${quantity} × ${nameOf(sku)}`).join(', ')
  const day = status === 'requested' ? ` post it by ${longDate(lastPostDay(one), country)}.` : ''
  if (refund === 0) return `${toys}:${day} ${nothingToGiveBack}`
  const end =
    status === 'refunded' ? 'has been given back.' : 'is given back once the parcel is here.'
  return `${toys}:${day} ${formatMoney(refund, country)} ${end}`
}
