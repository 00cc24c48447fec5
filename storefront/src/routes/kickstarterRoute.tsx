import type { KickstarterPage } from '@stemside/ui/content/pages/kickstarter'
import { KickstarterScreen } from '@stemside/ui/screens/KickstarterScreen'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useShop } from '../hooks/ShopContext.tsx'
import { useSite } from '../hooks/useSite.ts'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /kickstarter. `?step=` says which step is shown, so that Back leads to the step before. */
export function kickstarterRoute({ meta, ...page }: KickstarterPage): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function KickstarterRoute() {
    const { country } = useSnapshot(useShop().market.state)
    const site = useSite()
    const [parameters, setParameters] = useSearchParams()
    const wanted = parameters.get('step')
    return (
      <>
        <PageHead
          {...meta}
          keywords={keywords}
          path="/kickstarter"
          preview={previews['/kickstarter']}
        />
        <KickstarterScreen
          page={page}
          country={country}
          backersCount={site?.backersCount}
          step={page.steps.find(({ step }) => step === wanted)?.step ?? 'order'}
          onStep={(step) => setParameters({ step })}
        />
      </>
    )
  }
}
