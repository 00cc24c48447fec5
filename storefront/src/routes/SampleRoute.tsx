import { SampleScreen } from '@stemside/ui/screens/SampleScreen'
import type { ComponentType } from 'react'
import { PageHead, type PageMeta } from '../seo/PageHead.tsx'
import { commonKeywords } from '../seo/commonKeywords.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** Metadata of the test pages, by their paths. */
const metas = {
  '/test': {
    title: 'A sample page',
    description: 'Words, a shelf and a button, to try a page with.',
    keywords: commonKeywords,
    path: '/test',
    isPrivate: true,
  },
  '/testwithoutlayout': {
    title: 'A sample page without header and footer',
    description: 'Words, a shelf and a button, to try a page without its frame.',
    keywords: commonKeywords,
    path: '/testwithoutlayout',
    isPrivate: true,
  },
} as const satisfies Readonly<Record<string, PageMeta>>

/** The sample page at this path. */
export function sampleRoute(path: keyof typeof metas): ComponentType {
  return function SampleRoute() {
    const shelf = useShelf()
    const buying = useBuying()
    return (
      <>
        <PageHead {...metas[path]} />
        <SampleScreen {...buying} {...shelf} />
      </>
    )
  }
}
