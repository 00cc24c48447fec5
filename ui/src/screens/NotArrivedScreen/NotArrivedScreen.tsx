import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './NotArrivedScreen.module.css'

export interface NotArrivedScreenProps {
  /** "Try again" was pressed. */
  onRetry: () => void
}

/** A page whose code could not be fetched. It asks for nothing that would have to be fetched too. */
export function NotArrivedScreen({ onRetry }: NotArrivedScreenProps) {
  return (
    <div className={styles.root}>
      <Heading level={1} size="title">
        This page did not arrive
      </Heading>
      <Text size="lead">The connection seems to be down. Your cart is safe.</Text>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
