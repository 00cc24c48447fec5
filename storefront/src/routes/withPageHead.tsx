import type { PageMetaWords } from '@stemside/ui/content/pages/types'
import type { ComponentType } from 'react'
import { useResets } from '../hooks/StoresContext.tsx'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { PageHead } from '../seo/PageHead.tsx'
import { previews } from '../seo/previews.ts'

/**
 * The screen of an information page, with the metadata from its texts. Log Out mounts the screen anew, so that the next
 * person does not see what was typed.
 */
export function withPageHead<P extends { readonly meta: PageMetaWords }>(
  path: keyof typeof previews,
  Screen: ComponentType<{ readonly page: P }>,
) {
  return function InfoPage({ content }: { readonly content: P }) {
    const resets = useResets()
    const { meta } = content
    return (
      <>
        <PageHead
          {...meta}
          keywords={[...commonKeywords, ...meta.keywords]}
          path={path}
          preview={previews[path]}
        />
        <Screen key={resets} page={content} />
      </>
    )
  }
}
