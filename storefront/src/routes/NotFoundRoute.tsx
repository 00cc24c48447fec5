import { NotFoundScreen } from '@stemside/ui/screens/NotFoundScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { notFoundMeta } from '../seo/homeMeta.ts'

/** An unknown path, under the home's metadata; the server answers it with 404. */
export function NotFoundRoute() {
  return (
    <>
      <PageHead {...notFoundMeta} />
      <NotFoundScreen />
    </>
  )
}
