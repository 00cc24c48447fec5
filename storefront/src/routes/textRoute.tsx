import { padlock, parcel } from '@stemside/ui/art/pictures/figures.ts'
import type { TextPage } from '@stemside/ui/content/pages/types'
import { TextScreen } from '@stemside/ui/screens/TextScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/** The texts of a page, with its own path. */
export interface TextContent extends TextPage {
  readonly path: keyof typeof tops
  readonly changedOn: string
}

/** What stands at the top of each page. */
const tops = {
  '/privacy': { hue: 'tacto', picture: padlock },
  '/tnc': { hue: 'dabble', picture: parcel },
} as const

/** A page of running text. */
export function textRoute({ path, meta, changedOn, ...page }: TextContent): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function TextRoute() {
    return (
      <>
        <PageHead {...meta} keywords={keywords} path={path} preview={previews[path]} />
        <TextScreen page={page} {...tops[path]} changedOn={changedOn} />
      </>
    )
  }
}
