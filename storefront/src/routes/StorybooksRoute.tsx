import { StorybooksScreen } from '@stemside/ui/screens/StorybooksScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { lineMeta } from '../seo/lineMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'

/** /storybooks: e-storybooks to buy, and the first pages of each to read (specification §2.11). */
export function StorybooksRoute() {
  const shelf = useShelf()
  const buying = useBuying()
  return (
    <>
      <PageHead {...lineMeta['/storybooks']} />
      <StorybooksScreen {...buying} {...shelf} />
    </>
  )
}
