import type { ParentHubPage } from '@stemside/ui/content/pages/parentHub'
import { ParentHubScreen } from '@stemside/ui/screens/ParentHubScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /parenthub */
export function parentHubRoute({ meta, ...page }: ParentHubPage): ComponentType {
  return function ParentHubRoute() {
    return (
      <>
        <PageHead
          {...meta}
          keywords={[...commonKeywords, ...meta.keywords]}
          path="/parenthub"
          preview={previews['/parenthub']}
        />
        <ParentHubScreen page={page} />
      </>
    )
  }
}
