import { countries, formatMoney, type CountryCode, type MinorUnits } from '@stemside/rules'
import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Text } from '../../core/Text/index.ts'
import { FormNote } from '../../forms/FormNote/index.ts'
import styles from './ConfirmPayment.module.css'

export interface ConfirmPaymentProps {
  /** Where the payer confirms: PayPal's window, the bank's page (3-D Secure), or the UPI app on the phone. */
  by: 'window' | 'bank' | 'app'
  /** The shopper's country. It decides currency and how a time is written. */
  country: CountryCode
  /** The amount to confirm, in minor units. */
  total: MinorUnits
  /** What is paid for. @default 'order' */
  what?: 'order' | 'gift'
  /** Until when it can be confirmed, ISO 8601 or a Date. @default no time is shown */
  until?: string | Date | undefined
  /** The address of the provider's page. @default no link: the payer opens the app alone */
  page?: string | undefined
  /** Whether the payment is being cancelled: "Pay another way" shows a loader. @default false */
  isEnding?: boolean
  /** Why it could not be cancelled, or what went wrong meanwhile. @default none */
  error?: string | undefined
  /** Called on "Pay another way". The parent cancels this payment, then takes the popup away. */
  onPayAnotherWay: () => void
  /**
   * Called when the link to the provider's page is pressed. With `preventDefault` the shop opens a window itself.
   * @default the browser opens a new window
   */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * Shown while a payment waits for its payer, who confirms it at the provider. It is open while it is mounted: no key and
 * no press outside closes it.
 */
export function ConfirmPayment({
  by,
  country,
  total,
  what = 'order',
  until,
  page,
  isEnding = false,
  error,
  onPayAnotherWay,
  onOpen,
}: ConfirmPaymentProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const { title, ask, payer, open } = words[by]
  const amount = <strong translate="no">{formatMoney(total, country)}</strong>
  return (
    <Dialog
      ref={dialog}
      isOpen
      onClose={stay}
      role="alertdialog"
      size="small"
      // Never "Pay another way": a second Enter of "Pay" would end the payment.
      initialFocus={() => dialog.current?.querySelector('a') ?? dialog.current}
    >
      <Dialog.Header
        title={title}
        description={
          <>
            {ask(amount)}
            {`, and your ${done[what]}. Nothing is charged until then.`}
          </>
        }
        isWithoutClose
      />
      <Dialog.Body>
        <FormNote error={error} />
        <output className={styles.wait}>
          <Loader aria-hidden />
          <span className={styles.words}>
            <Text as="strong">{isEnding ? 'Ending this payment' : `Waiting for ${payer}`}</Text>
            {until !== undefined && !isEnding && (
              <Text as="span" size="small" tone="muted">
                {`Until ${clockTime(until, country)}`}
              </Text>
            )}
          </span>
        </output>
      </Dialog.Body>
      <Dialog.Footer>
        <div className={styles.buttons}>
          {page !== undefined &&
            (isEnding ? (
              <Button isWide isDisabled>
                {open}
              </Button>
            ) : (
              <ButtonLink isWide href={page} target="_blank" rel="noopener" onClick={onOpen}>
                {open}
              </ButtonLink>
            ))}
          <Button variant="outline" isWide isLoading={isEnding} onClick={onPayAnotherWay}>
            Pay another way
          </Button>
        </div>
      </Dialog.Footer>
    </Dialog>
  )
}

/* The amount is in the sentence, because titles are in Gabarito, which has no ₹. */
const words = {
  window: {
    title: 'Approve in PayPal',
    ask: (amount: ReactNode) => <>Approve {amount} in PayPal’s window</>,
    payer: 'PayPal',
    open: 'Open PayPal',
  },
  bank: {
    title: 'Your bank asks you to confirm',
    ask: (amount: ReactNode) => <>Confirm {amount} on your bank’s page</>,
    payer: 'your bank',
    open: 'Open your bank’s page',
  },
  app: {
    title: 'Approve in your UPI app',
    ask: (amount: ReactNode) => <>Approve {amount} in the UPI app on your phone</>,
    payer: 'your UPI app',
    open: 'Open your UPI app',
  },
} as const

const done = { order: 'order is placed', gift: 'gift is bought' } as const

/** "2:05 PM", "14:05". By the device's clock, not the country's: it is the clock that the payer looks at. */
function clockTime(at: string | Date, country: CountryCode): string {
  return new Intl.DateTimeFormat(countries[country].locale, {
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))
}

/** Closing would not end the payment, so Escape and a press outside do nothing. */
function stay(): void {}
