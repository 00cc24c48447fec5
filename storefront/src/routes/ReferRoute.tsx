import { ReferScreen } from '@stemside/ui/screens/ReferScreen'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useSessionAtOnce } from '../hooks/useSessionAtOnce.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { PageHead } from '../seo/PageHead.tsx'
import { referMeta } from '../seo/giftMeta.ts'

/** /refer-and-earn: a signed-in user is sent to /profile/rewards (specification §2.10). */
export function ReferRoute() {
  const { prices, dialogs } = useStores()
  const navigate = useNavigate()
  const { country } = useSnapshot(prices.state)
  const { status } = useSessionAtOnce()
  useEffect(() => {
    if (status === 'authenticated') void navigate('/profile/rewards', { replace: true })
  }, [status, navigate])
  const open = (mode: 'login' | 'signup') => dialogs.open({ id: 'account', request: { mode } })
  return (
    <>
      <PageHead {...referMeta} />
      <ReferScreen
        country={country}
        isLeaving={status === 'authenticated'}
        onLogIn={() => open('login')}
        onSignUp={() => open('signup')}
      />
    </>
  )
}
