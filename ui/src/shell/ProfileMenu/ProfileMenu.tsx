import { firstCharacter, isolate } from '@stemside/rules'
import { VisuallyHidden } from '../../core/VisuallyHidden/index.ts'
import { profileLinks } from '../navigation.ts'
import type { ShellSession } from '../session.ts'
import { SiteDropdown } from '../SiteDropdown/index.ts'
import { PersonIcon } from '../../icons/index.ts'
import styles from './ProfileMenu.module.css'

export interface ProfileMenuProps {
  /** The shopper's session. */
  session: ShellSession
  /** Called on a press on "Log In", also while the session loads. */
  onLogIn: () => void
  /** Called when "Log Out" is chosen. */
  onLogOut: () => void
}

/**
 * "Log In" for a visitor. A signed-in shopper gets an initial, a greeting and the profile's pages
 * (specification §2, §6). While the session loads, it shows "Log In"; with `data-account="expected"` on the root
 * element it shows "Account" in the greeting's place instead.
 */
export function ProfileMenu({ session, onLogIn, onLogOut }: ProfileMenuProps) {
  if (session.status !== 'authenticated')
    return (
      <button type="button" className={styles.trigger} onClick={onLogIn}>
        <PersonIcon />
        <span className={styles.words}>Log In</span>
        {session.status === 'loading' && <span className={styles.expected}>Account</span>}
      </button>
    )
  return (
    <SiteDropdown
      isRound
      align="end"
      heading={`Hi, ${isolate(session.name)}`}
      label={
        <>
          <span className={styles.initial} aria-hidden="true">
            {firstCharacter(session.name).toUpperCase()}
          </span>
          <span
            className={styles.greeting}
          >{`Hi, ${isolate(session.name.split(' ')[0] ?? '')}`}</span>
          <VisuallyHidden>{`Account of ${isolate(session.name)}`}</VisuallyHidden>
        </>
      }
      entries={[...profileLinks, { label: 'Log Out', onSelect: onLogOut }]}
    />
  )
}
