import { postageRule } from '@stemside/rules'
import type { ReactNode } from 'react'
import { parcel } from '../../../art/pictures/figures.ts'
import { Dialog } from '../../core/Dialog/index.ts'
import { Link } from '../../core/Link/index.ts'
import { Picture } from '../../core/Picture/index.ts'
import { BoxIcon, CalendarIcon, CardIcon } from '../../icons/index.ts'
import styles from './ReturnPolicyPopup.module.css'

export interface ReturnPolicyPopupProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Days after delivery in which units can be sent back. @default 30 */
  days?: number
  /** A link was followed, or the dialog was closed in another way. */
  onClose: () => void
}

/** How a toy goes back, and what comes back for it. Source: specification §2 (return policy), decisions ("Orders move"). */
export function ReturnPolicyPopup({ isOpen, days = 30, onClose }: ReturnPolicyPopupProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose}>
      <Dialog.Header
        title="Return policy"
        description={`Not the right toy? Send it back within ${days} days after delivery.`}
      />
      <Dialog.Body>
        <Picture picture={parcel} alt="" sizes="132px" className={styles.figure} />
        <ol className={styles.steps}>
          <Step icon={<CalendarIcon />} heading={`Tell us within ${days} days`}>
            Open the order by the link in its email, or in your account. Choose the toys and a
            reason. No email at hand?{' '}
            <Link href="/tracking" onClick={onClose}>
              Find your order
            </Link>
          </Step>
          <Step icon={<BoxIcon />} heading="Pack the whole toy">
            With its tiles, stand and box. We take back whole units, not parts of a set’s box.
          </Step>
          <Step icon={<CardIcon />} heading="Get back what you paid for it">
            The toy’s share after sets and coupon, the way you paid. Shipping comes back too if a
            toy is broken, missing or wrong.
          </Step>
        </ol>
        <ul className={styles.facts}>
          <li>{postageRule}</li>
          <li>An order can be cancelled until it is packed, one day after it was placed.</li>
          <li>E-storybooks open at once, so they cannot be sent back.</li>
          <li>
            Broken or wrong?{' '}
            <Link href="/contact-us" onClick={onClose}>
              Write to us
            </Link>{' '}
            for a new piece, or send it back.
          </li>
        </ul>
      </Dialog.Body>
    </Dialog>
  )
}

function Step(props: { icon: ReactNode; heading: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.icon}>{props.icon}</span>
      <span>
        <strong className={styles.heading}>{props.heading}</strong>
        <span>{props.children}</span>
      </span>
    </li>
  )
}
