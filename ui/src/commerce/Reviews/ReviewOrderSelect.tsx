import styles from './ReviewOrderSelect.module.css'
import { reviewOrders, type ReviewOrder } from './sortReviews.ts'

export interface ReviewOrderSelectProps {
  /** The current order. */
  order: ReviewOrder
  /** Called with the chosen order. */
  onOrderChange: (order: ReviewOrder) => void
}

const labels: Readonly<Record<ReviewOrder, string>> = {
  newest: 'Newest first',
  best: 'Most stars first',
  lowest: 'Fewest stars first',
}

/** Sorts a list of reviews. Hidden without JavaScript. */
export function ReviewOrderSelect({ order, onOrderChange }: ReviewOrderSelectProps) {
  return (
    <label className={styles.root} data-needs-script>
      Sort
      <select
        className={styles.select}
        value={order}
        onChange={({ target }) => {
          const chosen = reviewOrders.find((one) => one === target.value)
          if (chosen !== undefined) onOrderChange(chosen)
        }}
      >
        {reviewOrders.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
