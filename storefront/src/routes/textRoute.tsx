import type { TextPage } from '@stemside/ui/content/pages/types'
import { TextScreen } from '@stemside/ui/screens/TextScreen'
import type { ComponentType } from 'react'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'

/** The texts of a page, with its own path. */
export interface TextContent extends TextPage {
  readonly path: string
  readonly changedOn: string
}

/** A page of running text. */
export function textRoute({ path, meta, changedOn, ...page }: TextContent): ComponentType {
  const keywords = [...commonKeywords, ...meta.keywords]
  return function TextRoute() {
    return (
      <>
        <PageHead {...meta} keywords={keywords} path={path} />
        <TextScreen page={page} changedOn={changedOn} />
      </>
    )
  }
}
