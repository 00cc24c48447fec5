import { ErrorScreen } from '@stemside/ui/screens/ErrorScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { errorMeta } from '../seo/errandMeta.ts'

export function ErrorRoute() {
  return (
    <>
      <PageHead {...errorMeta} />
      <ErrorScreen />
    </>
  )
}
