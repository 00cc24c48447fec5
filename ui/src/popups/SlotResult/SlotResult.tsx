import { formatMoneyBriefly, type CountryCode, type SlotOutcome } from '@stemside/rules'
import { useId } from 'react'
import { figure as teddy } from '../../../art/pictures/teddy/index.ts'
import { figure as trexhat } from '../../../art/pictures/trexhat/index.ts'
import { Button, ButtonLink } from '../../core/Button/index.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { Confetti } from '../../editorial/Confetti/index.ts'
import { Ticket } from '../../editorial/Ticket/index.ts'
import styles from './SlotResult.module.css'

export interface SlotResultProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Decides the currency of the minimum. */
  country: CountryCode
  /** From `pullLever`. */
  outcome: SlotOutcome
  /** Why the prize waits beside another coupon, from `explainWaiting`. @default the prize is in force */
  waiting?: string | undefined
  /** On checkout the button says "Continue" and only closes the dialog. @default false */
  isAtCheckout?: boolean
  /** Called when a button is pressed or the dialog is closed. */
  onClose: () => void
}

/** The result of the slot machine. Source: specification §2 (result popup), §4. */
export function SlotResult(props: SlotResultProps) {
  const { isOpen, country, outcome, waiting, isAtCheckout = false, onClose } = props
  const isWon = outcome.kind === 'win'
  const words = useId()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="small" aria-describedby={words}>
      <Dialog.Header title={outcome.heading} />
      <Dialog.Body>
        {isWon ? (
          <Prize country={country} prize={outcome} waiting={waiting} wordsId={words} />
        ) : (
          <Loss wordsId={words} />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        {isWon && isAtCheckout ? (
          <Button isWide onClick={onClose}>
            Continue
          </Button>
        ) : (
          <ButtonLink isWide href="/shop" onClick={onClose}>
            {isWon ? 'Let’s Shop' : 'Go to Offers'}
          </ButtonLink>
        )}
      </Dialog.Footer>
    </Dialog>
  )
}

interface LossProps {
  /** The id of the sentences that describe the dialog. */
  readonly wordsId: string
}

interface PrizeProps extends LossProps, Pick<SlotResultProps, 'country' | 'waiting'> {
  readonly prize: Extract<SlotOutcome, { kind: 'win' }>
}

function Prize({ country, prize, waiting, wordsId }: PrizeProps) {
  const { code, basisPoints, minimum } = prize
  const percent = basisPoints / 100
  return (
    <>
      <div className={styles.prize}>
        <Confetti isThrown className={styles.confetti} />
        <Picture picture={trexhat} alt="" sizes="200px" className={styles.winner} />
        <Ticket layout="stack" worth={`${percent}%`} code={code} className={styles.ticket} />
      </div>
      <div id={wordsId} className={styles.words}>
        <p>Offer will be auto-applied</p>
        {minimum > 0 && <p>{`Minimum cart value: ${formatMoneyBriefly(minimum, country)}`}</p>}
        <p>
          {waiting === undefined
            ? `It counts ${minimum > 0 ? 'as soon as your cart reaches that' : 'on every cart'}.`
            : `${waiting} Your prize takes over by itself as soon as it saves more.`}
        </p>
      </div>
    </>
  )
}

function Loss({ wordsId }: LossProps) {
  return (
    <>
      <div className={styles.prize}>
        <svg viewBox="0 0 372 220" className={styles.confetti} aria-hidden="true">
          <path className={styles.left} d="M186 34a96 96 0 0 0 0 192z" />
          <path className={styles.right} d="M186 64a96 96 0 0 1 0 192z" />
        </svg>
        <Picture picture={teddy} alt="" sizes="200px" className={styles.loser} />
      </div>
      <p id={wordsId} className={styles.words}>
        Sets and bundles are cheaper all year: have a look at what belongs together.
      </p>
    </>
  )
}
