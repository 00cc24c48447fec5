import { guide as orboot } from '../../content/guides/orboot.ts'
import { guide as plugo } from '../../content/guides/plugo.ts'
import { guide as tacto } from '../../content/guides/tacto.ts'
import type { LineGuide } from '../../content/guides/types.ts'
import { sampleNotes } from '../../content/pages/sampleNotes.ts'
import { reviewsOfLine, shopStarCounts } from '../../content/reviews.ts'

/** The texts, reviews and counts of a line's page. */
function pageOf(guide: LineGuide, name: string) {
  const ofLine = reviewsOfLine(guide.line).slice(0, 2)
  const about = { name, href: `/${guide.line}` }
  return {
    guide,
    reviews: ofLine.map((review) => Object.assign({}, review, { about })),
    counts: shopStarCounts,
    note: sampleNotes.reviews,
  }
}

export const guides = {
  orboot: pageOf(orboot, 'Orboot'),
  tacto: pageOf(tacto, 'Tacto'),
  plugo: pageOf(plugo, 'Plugo'),
}
