import { useEffect } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './NotArrivedScreen.module.css'

export interface NotArrivedScreenProps {
  /** "Try again" was pressed. */
  onRetry: () => void
  /** It is being tried again. @default false */
  isLoading?: boolean
}

/** A page whose code could not be fetched. It asks for nothing that would have to be fetched too. */
export function NotArrivedScreen({ onRetry, isLoading = false }: NotArrivedScreenProps) {
  // What comes in its place is read from its start: the button that had the focus is gone.
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.root}>
      <Heading level={1} size="title">
        This page did not arrive
      </Heading>
      <Text size="lead">The connection seems to be down. Your cart is safe.</Text>
      <Button isLoading={isLoading} onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
