import { shopContact, telOf } from '@stemside/rules'
import { useEffect } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './NotArrivedScreen.module.css'

export interface NotArrivedScreenProps {
  /** Called on "Try again". */
  onRetry: () => void
  /** Whether it is being loaded again. @default false */
  isLoading?: boolean
}

/** Shown when a page's code fails to load. It fetches nothing itself, and says how to order without the page. */
export function NotArrivedScreen({ onRetry, isLoading = false }: NotArrivedScreenProps) {
  // When the page replaces this screen, move the focus to it, because the focused button is gone.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), [])
  const { phone, email } = shopContact
  return (
    <div className={styles.root}>
      <Heading level={1} size="title">
        This page did not arrive
      </Heading>
      <Text size="lead" className={styles.words}>
        The connection seems to be down. Your cart is safe. If it stays away, order by phone at{' '}
        <a href={telOf(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
      </Text>
      <Button isLoading={isLoading} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
