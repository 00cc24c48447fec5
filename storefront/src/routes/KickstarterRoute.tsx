import type { KickstarterPage } from '@stemside/ui/content/pages/kickstarter'
import { KickstarterScreen } from '@stemside/ui/screens/KickstarterScreen'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { startBacker } from '../effects/keepBacker.ts'
import { useShop } from '../hooks/ShopContext.tsx'
import { useSite } from '../hooks/useSite.ts'
import { backerOf } from '../state/backer.ts'

/** /kickstarter. `?step=` says which step is shown, so that Back leads to the step before. */
export function KickstarterRoute({ page }: { readonly page: KickstarterPage }) {
  const shop = useShop()
  const backer = backerOf(shop)
  const { country } = useSnapshot(shop.market.state)
  const { isRestored } = useSnapshot(shop.cart.state)
  const { restores, ...progress } = useSnapshot(backer.state)
  const site = useSite()
  const [parameters, setParameters] = useSearchParams()
  const wanted = parameters.get('step')
  // Storage is read only after hydration.
  useEffect(() => {
    if (isRestored) startBacker(shop, window)
  }, [shop, isRestored])
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
