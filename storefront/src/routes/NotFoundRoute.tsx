import { NotFoundScreen } from '@stemside/ui/screens/NotFoundScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { notFoundMeta } from '../seo/homeMeta.ts'

/** The page of an unknown path. The server answers with status 404. */
export function NotFoundRoute() {
  return (
    <>
      <PageHead {...notFoundMeta} />
      <NotFoundScreen />
    </>
  )
}
