import { GuideScreen } from '@stemside/ui/screens/GuideScreen'
import { PageHead } from '../seo/PageHead.tsx'
import { lineMeta } from '../seo/lineMeta.ts'
import { useBuying } from '../hooks/useBuying.ts'
import { useShelf } from '../hooks/useShelf.ts'
import { useFinderAnswers } from '../hooks/useFinderAnswers.ts'
import type { LineContent } from './lineContent.ts'

/** The page of one product line, with its texts. */
export function LineRoute({ content }: { readonly content: LineContent }) {
  const shelf = useShelf()
  const buying = useBuying()
  const finding = useFinderAnswers()
  return (
    <>
      <PageHead {...lineMeta[`/${content.guide.line}`]} />
      <GuideScreen {...buying} {...content} {...shelf} {...finding} />
    </>
  )
}
