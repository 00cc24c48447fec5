import { FinderScreen } from '@stemside/ui/screens/FinderScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { finderMeta } from '../seo/finderMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useFinderAnswers } from '../hooks/useFinderAnswers.ts'

/** /find: which toy for a child. */
export function FinderRoute() {
  return (
    <>
      <PageHead {...finderMeta} />
      <FinderScreen {...useBuying()} {...useShelf()} {...useFinderAnswers()} />
    </>
  )
}
