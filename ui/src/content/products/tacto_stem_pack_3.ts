import { hands } from '../../../art/pictures/tacto_coding/gallery.ts'
import { play } from '../../../art/pictures/tacto_electronic/gallery.ts'
import { size } from '../../../art/pictures/tacto_laser/gallery.ts'
import { box } from '../../../art/pictures/tacto_stem_pack_3/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_stem_pack_3/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_stem_pack_3',
  side: 'right',
  hue: 'bundle',
  tag: 'Light, current, code',
  description:
    'Laser, Electronics and Coding, for a child who has questions after breakfast. Bend a beam, close a circuit, write the steps that tie it all together. Between them lie months of puzzles, sorted from gentle to fiendish.',
  shortDescription: 'Tacto Laser, Electronics and Coding: three kits for a young engineer.',
  skills: skillsOf('Optics', 'Electronics', 'Coding'),
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  features: [
    {
      heading: 'A subject for each mood',
      shows: 'hands',
      text: 'Quiet days suit mirrors. Loud ones suit a robot who falls into ponds.',
    },
    {
      heading: 'One table, several ages',
      shows: 'play',
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
  views: {
    hands: {
      picture: hands,
      alt: 'Tacto Coding in a child’s hands: a red robot, two arrows and a violet loop rise from a tablet with a garden in squares',
    },
    play: {
      picture: play,
      alt: 'A hand puts the fan of Tacto Electronics on the circuit on the tablet, on a table',
    },
    box: {
      picture: box,
      alt: 'The boxes of Tacto Laser, Electronics and Coding seen from above, side by side',
    },
    size: {
      picture: size,
      alt: 'Tacto Laser’s lamp, mirror and gem behind a ruler and a pencil: each is shorter than the apple',
    },
  },
}
