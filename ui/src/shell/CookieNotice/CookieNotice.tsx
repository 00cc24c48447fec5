import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import { privacyLink } from '../navigation.ts'
import styles from './CookieNotice.module.css'

export interface CookieNoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Whether the question is open; while the stored answer is not known, pass false and
   * `data-consent` on the root element decides.
   * @default true
   */
  isAsked?: boolean
  /** Called on "Accept". */
  onAccept: () => void
  /** Called on "Decline". */
  onDecline: () => void
}

/**
 * Asks about cookies above the page, in its flow, so that it covers nothing at any text size. Each
 * answer is one press.
 */
export function CookieNotice({
  isAsked = true,
  onAccept,
  onDecline,
  className,
  ...rest
}: CookieNoticeProps) {
  return (
    <section
      {...rest}
      aria-label="Cookies"
      className={cx(styles.root, className)}
      data-asked={isAsked}
      data-print="never"
    >
      <div className={styles.inner}>
        <p className={styles.words}>
          We use cookies for our chat and to see which toys are looked at. Your cart works either
          way.{' '}
          <span className={styles.details}>
            Our <Link href={privacyLink.href}>Privacy Policy</Link> has the details.
          </span>
        </p>
        <div className={styles.answers}>
          <Button size="small" onClick={onAccept}>
            Accept
          </Button>
          <Button size="small" variant="soft" onClick={onDecline}>
            Decline
          </Button>
        </div>
      </div>
    </section>
  )
}
