import type { Order } from '@stemside/rules'
import { figure as gift } from '../../../art/pictures/gift/index.ts'
import { figure as rocket } from '../../../art/pictures/rocket/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Scene } from '../Scene/index.ts'
import { OrderReceipt } from './OrderReceipt.tsx'
import styles from './ThankYouScreen.module.css'

/** The order of the page, or why it cannot be shown. */
export type ThankYouScreenProps =
  | {
      /** Whether the order was found. `found` needs `order` and `isFirstLoad`; `unreachable` needs `onRetry`. */
      status: 'loading'
    }
  | {
      status: 'found'
      /** The order of the page. */
      order: Order
      /** Whether the page opens for the first time after the order. */
      isFirstLoad: boolean
      /** Called on "Add to calendar". @default the button is not shown */
      onCalendarSave?: (() => void) | undefined
    }
  | {
      status: 'unknown'
      /** Called on "Log In", for the account of the buyer. @default the button is not shown */
      onLogIn?: (() => void) | undefined
    }
  | {
      status: 'unreachable'
      /** Called to fetch the order again. */
      onRetry: () => void
    }

/** Shown after an order: what was bought, what was paid, and the delivery address. */
export function ThankYouScreen(props: ThankYouScreenProps) {
  if (props.status === 'found')
    return (
      <OrderReceipt
        order={props.order}
        isFirstLoad={props.isFirstLoad}
        onCalendarSave={props.onCalendarSave}
      />
    )
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
      text="For your safety an order opens only in the browser that placed it, for the account of its buyer, or with its email address."
      picture={gift}
      actions={
        <>
          {props.onLogIn !== undefined && <Button onClick={props.onLogIn}>Log In</Button>}
          <ButtonLink href="/tracking" tone={props.onLogIn === undefined ? 'action' : 'surface'}>
            Track an order
          </ButtonLink>
        </>
      }
    />
  )
}
