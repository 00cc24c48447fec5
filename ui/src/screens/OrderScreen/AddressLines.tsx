import { addressLines, type Order } from '@stemside/rules'
import styles from './OrderScreen.module.css'

/** Where an order goes. */
export function AddressLines({ order: { customer, address } }: { order: Order }) {
  const lines = [customer.name, ...addressLines(address)]
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
