import { storeName } from '@stemside/rules'
import { OnboardingScreen } from '@stemside/ui/screens/OnboardingScreen'
import { getAddresses, getProfile } from '../api/profile.ts'
import type { StoreApi } from '../api/storeApi.ts'
import { useAccountData } from '../hooks/useAccountData.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useRequiredSession } from '../hooks/useRequiredSession.ts'
import { askToSignIn } from '../state/askToSignIn.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'

const meta = privateMeta(
  '/onboarding',
  `Welcome to ${storeName}`,
  'The first steps with your new account.',
)

async function readProgress(api: StoreApi) {
  const [{ name, phone }, addresses] = await Promise.all([getProfile(api), getAddresses(api)])
  return { name, hasPhone: phone !== '', hasAddress: addresses.length > 0 }
}

/** /onboarding. `maxAge` is 0, so each opening of the page fetches the session (§4.3). */
export function OnboardingRoute() {
  const stores = useStores()
  const session = useRequiredSession(0)
  const { own, retry } = useAccountData(readProgress, session.email)
  const isUnreachable = session.status === 'unreachable'
  return (
    <>
      <PageHead {...meta} />
      <OnboardingScreen
        status={isUnreachable ? 'failed' : own.status}
        progress={own.status === 'ready' ? own.data : undefined}
        isRetrying={own.status === 'failed' && own.isRetrying}
        onRetry={isUnreachable ? session.retry : retry}
        isSessionOver={session.isOver}
        onLogIn={() => askToSignIn(stores)}
      />
    </>
  )
}
