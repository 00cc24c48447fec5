import { commonKeywords } from './commonKeywords.ts'
import type { LinePath } from '@stemside/ui/screens/LineScreen'
import type { PageMeta } from './PageHead.tsx'

/** Metadata of the pages of product lines. */
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
    preview: {
      picture: '/previews/tacto_chess.jpg',
      alt: 'Chess pieces on a tablet that lies flat.',
    },
  },
  '/plugo': {
    title: 'Plugo: learning kits with a gamepad',
    description:
      'Count, letters, tunes and machines: kits that plug into a gamepad and answer on the screen.',
    keywords: [...commonKeywords, 'learning kits', 'Plugo'],
    path: '/plugo',
    preview: {
      picture: '/previews/plugo_count.jpg',
      alt: 'Number tiles in a gamepad before a tablet that shows a sum.',
    },
  },
  '/storybooks': {
    title: 'E-storybooks that stand up',
    description: 'Stories in augmented reality, delivered by email and opened on any tablet.',
    keywords: [...commonKeywords, 'e-storybooks', 'AR books'],
    path: '/storybooks',
    preview: {
      picture: '/previews/the_comet_who_was_late.jpg',
      alt: 'An open book, with a comet and planets that rise from its pages.',
    },
  },
}
