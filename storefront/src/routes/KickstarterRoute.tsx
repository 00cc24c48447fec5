import type { KickstarterPage } from '@stemside/ui/content/pages/kickstarter'
import { KickstarterScreen } from '@stemside/ui/screens/KickstarterScreen'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { startBacker } from '../effects/keepBacker.ts'
import { useStores } from '../hooks/StoresContext.tsx'
import { useSite } from '../hooks/useSite.ts'
import { backerOf } from '../state/backer.ts'

/** /kickstarter. `?step=` says which step is shown, so that Back leads to the step before. */
export function KickstarterRoute({ page }: { readonly page: KickstarterPage }) {
  const stores = useStores()
  const backer = backerOf(stores)
  const { country } = useSnapshot(stores.prices.state)
  const { isRestored } = useSnapshot(stores.cart.state)
  const { restores, ...progress } = useSnapshot(backer.state)
  const site = useSite()
  const [parameters, setParameters] = useSearchParams()
  const wanted = parameters.get('step')
  // Storage is read only after hydration.
  useEffect(() => {
    if (isRestored) startBacker(stores, window)
  }, [stores, isRestored])
  return (
    <KickstarterScreen
      // A form reads its values once. When they come from storage, it has to mount again.
      key={restores}
      page={page}
      country={country}
      backersCount={site?.backersCount}
      step={page.steps.find(({ step }) => step === wanted)?.step ?? 'order'}
      onStep={(step) => setParameters({ step })}
      progress={progress}
      onProgress={(next) => backer.put(next)}
    />
  )
}
