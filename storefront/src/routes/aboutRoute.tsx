import type { AboutPage } from '@stemside/ui/content/pages/aboutUs'
import { AboutScreen } from '@stemside/ui/screens/AboutScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** /about-us */
export function aboutRoute({ meta, ...page }: AboutPage): ComponentType {
  return function AboutRoute() {
    return (
      <>
        <PageHead
          {...meta}
          keywords={[...commonKeywords, ...meta.keywords]}
          path="/about-us"
          preview={previews['/about-us']}
        />
        <AboutScreen page={page} />
      </>
    )
  }
}
