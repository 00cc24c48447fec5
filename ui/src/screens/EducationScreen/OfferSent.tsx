import { useEffect, useRef } from 'react'
import type { EducationPage } from '../../content/pages/education.ts'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './OfferSent.module.css'

interface OfferSentProps {
  readonly words: EducationPage['offer']['sent']
  /** The address that the offer goes to. */
  readonly email: string
  readonly onAgain: () => void
}

/** Replaces the form once a request was sent. It takes the focus, because the button that had it is gone. */
export function OfferSent({ words, email, onAgain }: OfferSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.root}>
      <Heading ref={heading} level={3} size="subheading" tabIndex={-1} data-heir>
        {words.heading}
      </Heading>
      <Text size="lead">
        {words.to} <strong className={styles.email}>{email}</strong>.
      </Text>
      <Button variant="outline" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
