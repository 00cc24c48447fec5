import type { KickstarterPage } from '@stemside/ui/content/pages/kickstarter'
import { KickstarterScreen } from '@stemside/ui/screens/KickstarterScreen'
import { useEffect, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { startBacker } from '../effects/keepBacker.ts'
import { useResets, useShop } from '../hooks/ShopContext.tsx'
import { useSite } from '../hooks/useSite.ts'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'
import { backerOf } from '../state/backer.ts'

/** /kickstarter. `?step=` says which step is shown, so that Back leads to the step before. */
export function kickstarterRoute({ meta, ...page }: KickstarterPage): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function KickstarterRoute() {
    const shop = useShop()
    const backer = backerOf(shop)
    const { country } = useSnapshot(shop.market.state)
    const { isRestored } = useSnapshot(shop.cart.state)
    const resets = useResets()
    const { restores, ...progress } = useSnapshot(backer.state)
    const site = useSite()
    const [parameters, setParameters] = useSearchParams()
    const wanted = parameters.get('step')
    // Storage is read only after hydration.
    useEffect(() => {
      if (isRestored) startBacker(shop, window)
    }, [shop, isRestored])
    return (
      <>
        <PageHead
          {...meta}
          keywords={keywords}
          path="/kickstarter"
          preview={previews['/kickstarter']}
        />
        <KickstarterScreen
          // A form reads its values once. A reset empties it, also of what was typed and not sent.
          key={`${resets} ${restores}`}
          page={page}
          country={country}
          backersCount={site?.backersCount}
          step={page.steps.find(({ step }) => step === wanted)?.step ?? 'order'}
          onStep={(step) => setParameters({ step })}
          progress={progress}
          onProgress={(next) => backer.put(next)}
        />
      </>
    )
  }
}
