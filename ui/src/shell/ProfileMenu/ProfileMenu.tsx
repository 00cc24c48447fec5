import { useRef } from 'react'
import { LinkSlot, useHasPage } from '../../core/LinkSlot/index.ts'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { useDismiss } from '../useDismiss.ts'
import { profileLinks } from '../navigation.ts'
import type { ShellSession } from '../session.ts'
import { PersonIcon } from '../../icons/index.ts'
import styles from './ProfileMenu.module.css'

export interface ProfileMenuProps {
  /** What is known of the visitor. */
  session: ShellSession
  /** "Log In" was pressed. */
  onLogIn: () => void
  /** "Log Out" was pressed. */
  onLogOut: () => void
}

/** Log In for a visitor; initial, greeting and the profile's pages for who is signed in (specification §2, §6). */
export function ProfileMenu({ session, onLogIn, onLogOut }: ProfileMenuProps) {
  const hasPage = useHasPage()
  const ref = useRef<HTMLDetailsElement>(null)
  useDismiss(ref)
  if (session.status !== 'authenticated')
    return (
      <button
        type="button"
        className={styles.trigger}
        onClick={onLogIn}
        disabled={session.status === 'loading'}
      >
        <PersonIcon />
        <VisuallyHidden>Log In</VisuallyHidden>
      </button>
    )
  return (
    <details ref={ref} className={styles.root} name="site-nav">
      <summary className={styles.trigger}>
        <span className={styles.initial} aria-hidden="true">
          {session.name.slice(0, 1).toUpperCase()}
        </span>
        <VisuallyHidden>Account of {session.name}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <p className={styles.greeting}>Hi, {session.name}</p>
        <ul>
          {profileLinks
            .filter(({ href }) => hasPage(href))
            .map(({ label, href }) => (
              <li key={href}>
                <LinkSlot href={href} className={styles.item}>
                  {label}
                </LinkSlot>
              </li>
            ))}
        </ul>
        <button type="button" className={styles.item} onClick={onLogOut}>
          Log Out
        </button>
      </div>
    </details>
  )
}
