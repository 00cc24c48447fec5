import { formatMoneyBriefly, type CountryCode, type SlotOutcome } from '@stemside/rules'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Confetti } from '../../editorial/Confetti/index.ts'
import styles from './SlotResult.module.css'

export interface SlotResultProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Decides the currency of the minimum. */
  country: CountryCode
  /** From `pullLever`. */
  outcome: SlotOutcome
  /** Code of a coupon that saves more on this cart now: the prize waits beside it. @default none */
  betterCode?: string | undefined
  /** On checkout the button says "Continue" and leads nowhere. @default false */
  isAtCheckout?: boolean
  /** A button was pressed, or the dialog was closed in another way. */
  onClose: () => void
}

/** What the slot machine gave. Source: specification §2 (result popup), §4. */
export function SlotResult({ outcome, ...rest }: SlotResultProps) {
  return outcome.kind === 'win' ? (
    <Win {...rest} outcome={outcome} />
  ) : (
    <Loss {...rest} heading={outcome.heading} />
  )
}

function Win({
  isOpen,
  country,
  outcome: { heading, code, basisPoints, minimum },
  betterCode,
  isAtCheckout = false,
  onClose,
}: SlotResultProps & { readonly outcome: Extract<SlotOutcome, { kind: 'win' }> }) {
  const percent = basisPoints / 100
  const from = minimum > 0 ? ` from ${formatMoneyBriefly(minimum, country)}` : ''
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={heading}
      footer={
        isAtCheckout ? (
          <Button isWide onClick={onClose}>
            Continue
          </Button>
        ) : (
          <ButtonLink isWide href="/shop" onClick={onClose}>
            Let’s Shop
          </ButtonLink>
        )
      }
    >
      <div className={styles.prize}>
        <Confetti className={styles.confetti} />
        <p className={styles.percent}>
          <strong>{percent}%</strong> off
        </p>
        <p className={styles.code}>{code}</p>
      </div>
      <div className={styles.words}>
        {betterCode === undefined ? (
          <p>Offer will be auto-applied</p>
        ) : (
          <p>
            Won: {percent} % off{from}. {betterCode} saves more on this cart now.
          </p>
        )}
        {minimum > 0 && <p>Minimum cart value: {formatMoneyBriefly(minimum, country)}</p>}
      </div>
    </Dialog>
  )
}

function Loss({
  isOpen,
  heading,
  onClose,
}: Omit<SlotResultProps, 'outcome'> & { heading: string }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={heading}
      footer={
        <ButtonLink isWide href="/shop" onClick={onClose}>
          Go to Offers
        </ButtonLink>
      }
    >
      <p>Sets and bundles are cheaper all year: have a look at what belongs together.</p>
    </Dialog>
  )
}
