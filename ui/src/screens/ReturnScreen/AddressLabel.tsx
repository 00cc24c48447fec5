import { parcelLines, returnAddressLines, type Order, type OrderReturn } from '@stemside/rules'
import styles from './AddressLabel.module.css'

interface AddressLabelProps {
  /** The return that the parcel carries. */
  noted: Pick<OrderReturn, 'orderId' | 'country'>
  /** Its order, whose parcel names the sender. Without it the label has no sender. */
  order: Order | undefined
}

/** The label to stick on the parcel of a return, 148 × 105 mm (A6). The screen does not show it. Source: §4.75. */
export function AddressLabel({ noted, order }: AddressLabelProps) {
  return (
    <article className={styles.root} aria-label={`Address label for order ${noted.orderId}`}>
      {order !== undefined && (
        <div>
          <p className={styles.word}>From</p>
          <Lines lines={parcelLines(order)} />
        </div>
      )}
      <div className={styles.to}>
        <p className={styles.word}>To</p>
        <Lines lines={returnAddressLines(noted.country)} />
      </div>
      <p className={styles.reference}>
        Order <strong translate="no">{noted.orderId}</strong>
      </p>
    </article>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address} translate="no">
      {lines.map((line) => (
        <span key={line} dir="auto">
          {line}
        </span>
      ))}
    </address>
  )
}
