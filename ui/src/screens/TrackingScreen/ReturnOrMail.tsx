import { isCancellable, returnObstacle, type Order, type OrderReturn } from '@stemside/rules'
import { Button } from '../../core/Button/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Text } from '../../core/Text/index.ts'
import type { TrackingScreenProps } from './TrackingScreen.tsx'
import styles from './TrackingScreen.module.css'

interface ReturnOrMailProps extends Pick<TrackingScreenProps, 'onSignIn'> {
  order: Order
  returns: readonly OrderReturn[]
  now: string | undefined
  isBuyer: boolean
}

/**
 * Where the buyer sends units back. To a shopper who has typed number and email address, which more people know, it says
 * that the link in a mail opens the rest.
 */
export function ReturnOrMail({ order, returns, now, isBuyer, onSignIn }: ReturnOrMailProps) {
  const id = encodeURIComponent(order.id)
  const before = returns.flatMap(({ lines }) => lines)
  const isReturnable = now !== undefined && returnObstacle(order, before, now) === undefined
  if (isBuyer) {
    return isReturnable ? (
      <div className={styles.change} data-print="never">
        <Link href={`/returns?order=${id}`} variant="standalone">
          Send something back
        </Link>
      </div>
    ) : null
  }
  const { what, page } = isCancellable(order)
    ? { what: 'cancel it or to print its invoice', page: `/profile/orders/${id}` }
    : isReturnable
      ? {
          what: 'send something back or to print its invoice',
          page: `/profile/returns?order=${id}`,
        }
      : { what: 'print its invoice', page: `/profile/orders/${id}` }
  return (
    <div className={styles.change} data-print="never">
      <Text size="small" tone="muted">
        {`To ${what}, open the link in our email about this order: that needs no account.`}
        {onSignIn !== undefined && ' With an account for its email, you can also log in.'}
      </Text>
      {onSignIn !== undefined && (
        <Button variant="outline" tone="neutral" onClick={() => onSignIn(order, page)}>
          Log in
        </Button>
      )}
    </div>
  )
}
