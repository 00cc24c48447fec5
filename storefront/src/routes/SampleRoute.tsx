import { SampleScreen } from '@stemside/ui/screens/SampleScreen'
import type { ComponentType } from 'react'
import { PageHead } from '../seo/PageHead.tsx'
import { privateMeta } from '../seo/privateMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** Metadata of the test pages, by their paths. */
const metas = {
  '/test': privateMeta(
    '/test',
    'A sample page',
    'Words, a shelf and a button, to try a page with.',
  ),
  '/testwithoutlayout': privateMeta(
    '/testwithoutlayout',
    'A sample page without header and footer',
    'Words, a shelf and a button, to try a page without its frame.',
  ),
}

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
