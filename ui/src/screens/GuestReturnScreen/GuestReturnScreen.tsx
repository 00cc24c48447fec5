import type { ReactNode } from 'react'
import { orderLetterOf } from '../../content/pages/letterSubjects.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Text } from '../../core/Text/index.ts'
import { contactLink } from '../../shell/navigation.ts'
import styles from './GuestReturnScreen.module.css'

export interface GuestReturnScreenProps {
  /** The order's number. */
  orderId: string
  /** Whether the store has opened the order to this browser. `locked`: it has not. */
  status: 'loading' | 'locked' | 'open'
  /** "Log in" was pressed on a locked page. */
  onLogIn: () => void
  /** The return: a `ReturnScreen`. */
  children: ReactNode
}

/** Sends units of one order back without an account: the link in a mail has opened it (specification §4.76). */
export function GuestReturnScreen({ orderId, status, onLogIn, children }: GuestReturnScreenProps) {
  return (
    <div className={styles.root}>
      <Heading level={1} size="title" data-print="never">
        Send something back
      </Heading>
      {status === 'open' && (
        <>
          <Text tone="muted" data-print="never">
            <span>{`Order ${orderId} · `}</span>
            <Link href={trackingOf(orderId)}>See this order</Link>
          </Text>
          {children}
        </>
      )}
      {status === 'loading' && (
        <>
          <span data-needs-script>
            <Loader label="Fetching your order" />
          </span>
          <noscript>
            <Text>This page needs JavaScript: your order is fetched once we know who asks.</Text>
          </noscript>
        </>
      )}
      {status === 'locked' && (
        <>
          <Text size="lead" tone="muted">
            So that nobody else sends your toys back, this page opens by the link in our email that
            your parcel has arrived. Or log in with the email address of the order.
          </Text>
          <Button onClick={onLogIn}>Log in</Button>
          <Text size="small">
            No account and no email at hand?{' '}
            <Link href={trackingOf(orderId)}>Track your order</Link> by its number, or{' '}
            <Link href={orderId === '' ? contactLink.href : orderLetterOf(orderId)}>
              write to us
            </Link>
            .
          </Text>
        </>
      )}
    </div>
  )
}

function trackingOf(orderId: string): string {
  return orderId === '' ? '/tracking' : `/tracking?order=${encodeURIComponent(orderId)}`
}
