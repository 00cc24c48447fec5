import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import { useHasPage } from '../../core/LinkSlot/index.ts'
import { privacyLink } from '../navigation.ts'
import styles from './CookieNotice.module.css'

export interface CookieNoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** False while the stored answer is not known: `data-consent` on the root element then decides. @default true */
  isAsked?: boolean
  /** "Accept" was pressed. */
  onAccept: () => void
  /** "Decline" was pressed. */
  onDecline: () => void
}

/**
 * Asks about cookies above the page, in its flow, so that it never covers anything at any text size.
 * Either answer is one press.
 */
export function CookieNotice({
  isAsked = true,
  onAccept,
  onDecline,
  className,
  ...rest
}: CookieNoticeProps) {
  const hasPage = useHasPage()
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
          We use cookies to see which toys are looked at. Your cart works either way.
          {hasPage(privacyLink.href) && (
            <>
              {' '}
              Our <Link href={privacyLink.href}>Privacy Policy</Link> has the details.
            </>
          )}
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
