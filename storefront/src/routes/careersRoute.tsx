import type { CareersPage } from '@stemside/ui/content/pages/careers'
import { CareersScreen } from '@stemside/ui/screens/CareersScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /careers */
export function careersRoute({ meta, ...page }: CareersPage): ComponentType {
  return function CareersRoute() {
    return (
      <>
        <PageHead
          {...meta}
          keywords={[...commonKeywords, ...meta.keywords]}
          path="/careers"
          preview={previews['/careers']}
        />
        <CareersScreen page={page} />
      </>
    )
  }
}
