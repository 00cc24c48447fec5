import { play } from '../../../art/pictures/tacto_electronic/gallery.ts'
import { hands, size } from '../../../art/pictures/tacto_laser/gallery.ts'
import { box } from '../../../art/pictures/tacto_stem_pack_2/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_stem_pack_2/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_stem_pack_2',
  side: 'left',
  hue: 'bundle',
  tag: 'Light and current',
  description:
    'Two invisible things, made visible. Laser sends light round corners with mirrors; Electronics sends current through whatever you lay in its way. Children who like to know how a thing works tend to need both.',
  shortDescription: 'Tacto Laser and Electronics: light and current for curious hands.',
  skills: skillsOf('Physics', 'Logic', 'Experimenting'),
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  features: [
    {
      heading: 'One path, two ways',
      shows: 'hands',
      text: 'A beam and a current both want to get somewhere. Solving one helps with the other.',
    },
    {
      heading: 'A laboratory in a drawer',
      shows: 'play',
      text: 'No goggles, no spills, no smell: when the tablet goes off, the experiment is tidied up.',
    },
    {
      heading: 'Alone or in turns',
      text: 'Puzzles remember who is playing, so two children can be at different levels of the same kit.',
    },
  ],
  inTheBox: [{ name: 'Tacto Laser' }, { name: 'Tacto Electronics' }],
  safety:
    'Neither kit contains a light source or a battery. Acrylic mirrors scratch, so give them their pouch.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_stem_pack_2'),
      alt: 'Tacto STEM Pack 2: the boxes of Tacto Laser and Tacto Electronics, with a bulb, a battery, a fan, a gem, a mirror and a lamp in front of them',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto STEM Pack 2 from lower down: two boxes side by side, six playing pieces in a row before them',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Tacto Laser in a child’s hands: a lamp, two mirrors and a golden gem rise from a dark tablet, a pink beam between them',
    },
    play: {
      picture: play,
      alt: 'Tacto Electronics on a table: a hand sets the fan on the tablet’s circuit, beside the battery and the bulb',
    },
    box: {
      picture: box,
      alt: 'The boxes of Tacto Laser and Tacto Electronics seen from above, side by side',
    },
    size: {
      picture: size,
      alt: 'A lamp, a mirror and a gem of Tacto Laser behind a 15 cm ruler and a pencil, all of them shorter than the apple',
    },
  },
}
