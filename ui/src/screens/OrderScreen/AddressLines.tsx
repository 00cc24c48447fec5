import { parcelLines, type Order } from '@stemside/rules'
import styles from './OrderScreen.module.css'

/** Where an order goes. */
export function AddressLines({ order }: { order: Order }) {
  return (
    <address className={styles.address}>
      {parcelLines(order).map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  )
}
