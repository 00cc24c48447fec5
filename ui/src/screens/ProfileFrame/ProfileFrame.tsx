import type { ReactNode } from 'react'
import { Button } from '../../core/Button/index.ts'
import { Heading } from '../../core/Heading/index.ts'
import { LinkSlot } from '../../core/LinkSlot/index.ts'
import { Loader } from '../../core/Loader/index.ts'
import { Text } from '../../core/Text/index.ts'
import { AlertIcon } from '../../icons/index.ts'
import { MissingPart } from '../../shell/MissingPart/index.ts'
import { profileLinks } from '../../shell/navigation.ts'
import styles from './ProfileFrame.module.css'

export interface ProfileFrameProps {
  /** The page's heading. */
  heading: string
  /** One sentence under the heading. @default none */
  lead?: ReactNode
  /** The page's path, such as "/profile/edit": the navigation marks its entry. */
  path: string
  /** What the page shows, as the subject of "could not be shown", such as "Your addresses". */
  what: string
  /** Whether session and data are known. The content shows only when it is `ready`. */
  status: 'loading' | 'failed' | 'ready'
  /** Called on "Try again" of a page that failed. */
  onRetry: () => void
  /** The page is being fetched again. @default false */
  isRetrying?: boolean
  /** The session ended while the page was open. A message asks to log in again, and the content stays. @default false */
  isSessionOver?: boolean
  /** Called on "Log In" of that message. */
  onLogIn: () => void
  /** The page's content. @default nothing */
  children?: ReactNode
}

/** The frame of every profile page: navigation, heading, and what shows until the content is known (§2.9). */
export function ProfileFrame({
  heading,
  lead,
  path,
  what,
  status,
  onRetry,
  isRetrying = false,
  isSessionOver = false,
  onLogIn,
  children,
}: ProfileFrameProps) {
  return (
    <div className={styles.root}>
      <nav aria-label="Your account" data-print="never">
        <ul className={styles.links}>
          {profileLinks.map(({ href, label }) => (
            <li key={href}>
              <LinkSlot
                href={href}
                className={styles.link}
                aria-current={href === path ? 'page' : undefined}
              >
                {label}
              </LinkSlot>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.page}>
        <div className={styles.head} data-print="never">
          <Heading level={1} size="title">
            {heading}
          </Heading>
          {lead !== undefined && (
            <Text size="lead" tone="muted">
              {lead}
            </Text>
          )}
          <div role="alert">
            {isSessionOver && (
              <div className={styles.ended}>
                <AlertIcon />
                <Text tone="inherit">{`You have been signed out. Log in to go on${status === 'ready' ? ': what you typed is still here.' : '.'}`}</Text>
                <Button variant="outline" tone="danger" size="small" onClick={onLogIn}>
                  Log In
                </Button>
              </div>
            )}
          </div>
        </div>
        <noscript>
          <Text>
            Your account needs JavaScript: this page belongs to you alone, so it is fetched once we
            know who you are.
          </Text>
        </noscript>
        {status === 'loading' && !isSessionOver && (
          <div className={styles.loading} data-needs-script>
            <Loader label={`${what}: one moment`} />
          </div>
        )}
        {status === 'failed' && (
          <div role="alert" className={styles.loading}>
            <MissingPart what={what} onRetry={onRetry} isLoading={isRetrying} />
          </div>
        )}
        {status === 'ready' && children}
      </div>
    </div>
  )
}
