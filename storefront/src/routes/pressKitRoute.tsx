import type { PressPage } from '@stemside/ui/content/pages/pressKit'
import { PressKitScreen } from '@stemside/ui/screens/PressKitScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /press-kit */
export function pressKitRoute({ meta, ...page }: PressPage): ComponentType {
  return function PressKitRoute() {
    return (
      <>
        <PageHead
          {...meta}
          keywords={[...commonKeywords, ...meta.keywords]}
          path="/press-kit"
          preview={previews['/press-kit']}
        />
        <PressKitScreen page={page} />
      </>
    )
  }
}
