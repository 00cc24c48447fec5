import { SampleScreen } from '@stemside/ui/screens/SampleScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { sampleMeta } from '../seo/errandMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** The sample page at this path. */
export function sampleRoute(path: keyof typeof sampleMeta): ComponentType {
  return function SampleRoute() {
    const shelf = useShelf()
    const buying = useBuying()
    return (
      <>
        <PageHead {...sampleMeta[path]} />
        <SampleScreen {...buying} {...shelf} />
      </>
    )
  }
}
