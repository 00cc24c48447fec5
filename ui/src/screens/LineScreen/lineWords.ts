import { figure as globe } from '../../../art/pictures/globe/index.ts'
import { figure as knight } from '../../../art/pictures/knight/index.ts'
import { figure as robot } from '../../../art/pictures/robot/index.ts'
import { figure as rocket } from '../../../art/pictures/rocket/index.ts'
import type { Hue } from '../../commerce/words.ts'
import type { PictureSource } from '../../core/Picture/index.ts'

/** The paths of the product lines' pages. Source: specification §2. */
export type LinePath = '/orboot' | '/tacto' | '/plugo' | '/storybooks'

interface LineWords {
  readonly heading: string
  readonly text: string
  readonly hue: Hue
  /** A cut-out picture beside the text. */
  readonly figure: PictureSource
}

export const lineWords: Readonly<Record<LinePath, LineWords>> = {
  '/orboot': {
    heading: 'Orboot: a world on the table',
    text: 'Globes without borders or labels. Point a tablet, and wonders, dinosaurs and rovers stand up where they belong.',
    hue: 'orboot',
    figure: globe,
  },
  '/tacto': {
    heading: 'Tacto: games you can hold',
    text: 'Lay the tablet flat and play on it with real pieces: it feels each one, and answers.',
    hue: 'tacto',
    figure: knight,
  },
  '/plugo': {
    heading: 'Plugo: plug in and learn',
    text: 'Kits of real parts for a gamepad. Count, spell, build and play, and watch the screen reply.',
    hue: 'plugo',
    figure: robot,
  },
  '/storybooks': {
    heading: 'Stories to leaf through',
    text: 'E-storybooks for phone, tablet and computer. They open at once, so there is nothing to ship.',
    hue: 'storybook',
    figure: rocket,
  },
}
