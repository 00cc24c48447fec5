import type { Order } from '@stemside/rules'
import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as rocket } from '../../../art/pictures/rocket/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Scene } from '../Scene/index.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import styles from './ThankYouScreen.module.css'

/** What is known of the order that a thank-you page is for. */
export type ThankYouScreenProps =
  | { status: 'loading' }
  | { status: 'found'; order: Order; isFirstLoad: boolean }
  | { status: 'unknown' }
  | { status: 'unreachable'; onRetry: () => void }

/** After an order: what was bought, what was paid, and the delivery address. */
export function ThankYouScreen(props: ThankYouScreenProps) {
  if (props.status === 'found')
    return <OrderReceipt order={props.order} isFirstLoad={props.isFirstLoad} />
  if (props.status === 'loading')
    return (
      <div className={styles.loading} data-needs-script>
        <Heading level={1} size="subheading">
          Fetching your order…
        </Heading>
      </div>
    )
  if (props.status === 'unreachable')
    return (
      <Scene
        heading="The store cannot be reached"
        text="Your order is safe with us; only this page could not fetch it."
        picture={rocket}
        actions={<Button onClick={props.onRetry}>Try again</Button>}
      />
    )
  return (
    <Scene
      heading="We cannot show this order here"
      text="For your safety an order opens only in the browser that placed it, or with its e-mail address."
      picture={gift}
      actions={<ButtonLink href="/tracking">Track an order</ButtonLink>}
    />
  )
}
