import { LineScreen, type LinePath } from '@stemside/ui/screens/LineScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { lineMeta } from '../seo/lineMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** The page of one product line. */
export function lineRoute(path: LinePath): ComponentType {
  return function LineRoute() {
    const shelf = useShelf()
    const buying = useBuying()
    return (
      <>
        <PageHead {...lineMeta[path]} />
        <LineScreen {...buying} path={path} {...shelf} />
      </>
    )
  }
}
