import {
  eGiftCountryNote,
  isolate,
  longDate,
  type CountryCode,
  type EGiftDesign,
  type MinorUnits,
} from '@stemside/rules'
import { useEffect, useRef } from 'react'
import { EGiftCard } from '../../commerce/EGiftCard/index.ts'
import { ButtonLink } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { Text } from '../../core/Text/index.ts'
import styles from './GiftThanks.module.css'

/** A gift that was paid. */
export interface BoughtGift {
  readonly country: CountryCode
  readonly design: EGiftDesign
  readonly amount: MinorUnits
  readonly recipient: { readonly name: string; readonly email: string }
  readonly sender: { readonly name: string; readonly email: string }
  readonly message: string
  /** ISO 8601, such as 2026-12-24. */
  readonly deliverOn: string
}

/** Thanks for an e-gift, and says what happens next. It takes the focus, because it replaces the form. */
export function GiftThanks({ gift }: { readonly gift: BoughtGift }) {
  const { country, design, amount, recipient, sender, message, deliverOn } = gift
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <div className={styles.words}>
        <Heading
          level={1}
          size="title"
        >{`Thank you, ${isolate(sender.name.split(' ')[0] ?? '')}!`}</Heading>
        <Text size="lead">
          Your e-gift for <strong>{isolate(recipient.name)}</strong> is paid. We email it to{' '}
          <strong>{recipient.email}</strong> on {longDate(deliverOn, country)}.
        </Text>
        <Text>{eGiftCountryNote(country)}</Text>
        <Text tone="muted">{`The receipt is on its way to ${sender.email}. If an address is wrong, answer that email.`}</Text>
        <div className={styles.actions}>
          <ButtonLink href="/gift">Send another gift</ButtonLink>
          <ButtonLink href="/shop" variant="outline">
            See all toys
          </ButtonLink>
        </div>
      </div>
      <EGiftCard
        country={country}
        design={design}
        amount={amount}
        recipientName={recipient.name}
        senderName={sender.name}
        message={message}
      />
    </div>
  )
}
