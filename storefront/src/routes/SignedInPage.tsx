import { ProfileFrame } from '@stemside/ui/screens/ProfileFrame'
import { Fragment, type ReactNode } from 'react'
import type { StoreApi } from '../api/storeApi.ts'
import { useAccountData } from '../hooks/useAccountData.ts'
import { useRequiredSession } from '../hooks/useRequiredSession.ts'
import { askToSignIn } from '../state/askToSignIn.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import type { PrivateMeta } from '../seo/privateMeta.ts'

export interface SignedInPageProps<T> {
  readonly meta: PrivateMeta
  /** One sentence under the heading. The heading is the title of `meta`. */
  readonly lead?: ReactNode
  /** What the page shows, as the subject of "could not be shown". */
  readonly what: string
  /** Fetches the user's data. Pass a function of a module, because a new function fetches again. */
  readonly read: (api: StoreApi) => Promise<T>
  /** Renders the content once the data is known. `put` replaces the data by the store's answer to a change. */
  readonly children: (data: T, put: (data: T) => void) => ReactNode
}

/**
 * A profile page (§4.2): waits for the session and the data, offers to try again if they fail, and sends a
 * visitor to sign in. Changes go through `useAccountChange`.
 */
export function SignedInPage<T>({ meta, lead, what, read, children }: SignedInPageProps<T>) {
  const stores = useStores()
  const session = useRequiredSession()
  const { own, put, retry } = useAccountData(read, session.email)
  const isUnreachable = session.status === 'unreachable'
  return (
    <>
      <PageHead {...meta} />
      <ProfileFrame
        heading={meta.title}
        lead={lead}
        path={meta.path}
        what={what}
        status={isUnreachable ? 'failed' : own.status}
        onRetry={isUnreachable ? session.retry : retry}
        isRetrying={own.status === 'failed' && own.isRetrying}
        isSessionOver={session.isOver}
        onLogIn={() => askToSignIn(stores)}
      >
        {/* Keyed by user, so that another user gets a new page. */}
        {own.status === 'ready' && (
          <Fragment key={session.email}>{children(own.data, put)}</Fragment>
        )}
      </ProfileFrame>
    </>
  )
}
