import type { ComponentProps } from 'react'
import { Button } from '../../core/Button/index.ts'
import { cx } from '../../core/cx/index.ts'
import { Link } from '../../core/Link/index.ts'
import { useHasPage } from '../../core/LinkSlot/index.ts'
import { privacyLink } from '../navigation.ts'
import styles from './CookieNotice.module.css'

export interface CookieNoticeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** "Accept" was pressed. */
  onAccept: () => void
  /** "Decline" was pressed. */
  onDecline: () => void
}

/** Asks about cookies, in a corner: it covers nothing, and either answer is one press. */
export function CookieNotice({ onAccept, onDecline, className, ...rest }: CookieNoticeProps) {
  const hasPage = useHasPage()
  return (
    <section
      {...rest}
      aria-label="Cookies"
      className={cx(styles.root, className)}
      data-covers-foot="notice"
    >
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
    </section>
  )
}
