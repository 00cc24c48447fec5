import { commonKeywords } from './commonKeywords.ts'
import type { LinePath } from '@stemside/ui/screens/LineScreen'
import type { PageMeta } from './PageHead.tsx'

/** The pages of a product line. */
export const lineMeta: Readonly<Record<LinePath, PageMeta>> = {
  '/orboot': {
    title: 'Orboot: globes that come alive',
    description:
      'Scan an Orboot globe with a tablet and explore 400 world wonders, 50+ dinosaurs or the surface of Mars.',
    keywords: [...commonKeywords, 'AR globe', 'Orboot'],
    path: '/orboot',
  },
  '/tacto': {
    title: 'Tacto: games played on a tablet, with real pieces',
    description:
      'Chess, classics, coding, lasers and more: real pieces that a tablet feels and answers.',
    keywords: [...commonKeywords, 'tablet games', 'Tacto'],
    path: '/tacto',
  },
  '/plugo': {
    title: 'Plugo: learning kits for one gamepad',
    description:
      'Count, letters, tunes and machines: kits that plug into one gamepad and answer on the screen.',
    keywords: [...commonKeywords, 'learning kits', 'Plugo'],
    path: '/plugo',
  },
  '/storybooks': {
    title: 'E-storybooks that stand up',
    description: 'Stories in augmented reality, delivered by e-mail and opened on any tablet.',
    keywords: [...commonKeywords, 'e-storybooks', 'AR books'],
    path: '/storybooks',
  },
}
