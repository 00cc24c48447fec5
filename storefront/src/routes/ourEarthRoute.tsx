import type { OurEarthPage } from '@stemside/ui/content/pages/ourEarth'
import { OurEarthScreen } from '@stemside/ui/screens/OurEarthScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** Every path that begins with /ourearth. Its canonical path is /ourearth. */
export function ourEarthRoute({ meta, ...page }: OurEarthPage): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function OurEarthRoute() {
    return (
      <>
        <PageHead {...meta} keywords={keywords} path="/ourearth" preview={previews['/ourearth']} />
        <OurEarthScreen page={page} />
      </>
    )
  }
}
