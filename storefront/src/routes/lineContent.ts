import { skusOfLine, type ShelfLine } from '@stemside/rules'
import { guides } from '@stemside/ui/content/guides'
import { sampleNotes } from '@stemside/ui/content/pages/sampleNotes'
import { reviewsOfLine } from '@stemside/ui/content/reviews'
import { toyStarCounts } from '@stemside/ui/content/toyStarCounts'
import type { GuideScreenProps } from '@stemside/ui/screens/GuideScreen'
import { withToy } from './withToy.ts'

export type LineContent = Pick<GuideScreenProps, 'guide' | 'reviews' | 'counts' | 'note'>

/** How many reviews a line's page shows. */
const portion = 2

/** The texts of a product line's page, with its newest reviews. */
export function lineContent(line: ShelfLine): LineContent {
  const ofLine = reviewsOfLine(line)
  return {
    guide: guides[line],
    reviews: ofLine.slice(0, portion).map(withToy),
    counts: countsOf(line),
    note: sampleNotes.reviews,
  }
}

/** The star counts of all toys of a line together. */
function countsOf(line: ShelfLine): LineContent['counts'] {
  const sum = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
  for (const sku of skusOfLine(`/${line}`)) {
    const counts = toyStarCounts[sku]
    if (counts === undefined) continue
    for (const star of stars) sum[star] += counts[star]
  }
  return sum
}

const stars = [5, 4, 3, 2, 1] as const
