import { hero, portrait } from '../../../art/pictures/tacto_stem_pack_3/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'tacto_stem_pack_3',
  side: 'right',
  hue: 'bundle',
  tag: 'Light, current, code',
  description:
    'Laser, Electronics and Coding, for a child who has questions after breakfast. Bend a beam, close a circuit, write the steps that tie it all together. Between them lie months of puzzles, sorted from gentle to fiendish.',
  shortDescription: 'Tacto Laser, Electronics and Coding: three kits for a young engineer.',
  skills: ['Optics', 'Electronics', 'Coding'],
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  cartLine: 'Tacto Laser, Electronics and Coding',
  features: [
    {
      heading: 'A subject for each mood',
      text: 'Quiet days suit mirrors. Loud ones suit a robot who falls into ponds.',
    },
    {
      heading: 'One table, several ages',
      text: 'Coding is where the youngest start, while the older ones argue over the fan.',
    },
    {
      heading: 'Built for a rainy month',
      text: 'Open one box at a time and keep a surprise for the third weekend.',
    },
  ],
  inTheBox: [{ name: 'Tacto Laser' }, { name: 'Tacto Electronics' }, { name: 'Tacto Coding' }],
  safety:
    'All pieces are passive plastic: no light beams, no cells, no heat. Rinse them, dry them, and put the tablet somewhere else meanwhile.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_stem_pack_3'),
      alt: 'Tacto STEM Pack 3: the boxes of Tacto Laser, Electronics and Coding, with a bulb, a mirror, a gem, a loop and a robot in front of them',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto STEM Pack 3 from lower down: three boxes in a pyramid, five playing pieces in a row before them',
    },
  ],
}
