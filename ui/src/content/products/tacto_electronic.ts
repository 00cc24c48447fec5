import { hero, portrait } from '../../../art/pictures/tacto_electronic/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'tacto_electronic',
  side: 'left',
  hue: 'tacto',
  description:
    'Stand the battery on the tablet, then the bulb, and pull a wire between them with a finger. If it glows, you built a circuit. If it does not, the screen shows where the path breaks and lets you mend it.',
  shortDescription: 'Circuits from chunky pieces, with a current you can see.',
  skills: ['Electronics', 'Logic', 'Finding faults'],
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  cartLine: 'Circuit pieces that work on a tablet',
  starCounts: { 5: 846, 4: 106, 3: 19, 2: 5, 1: 2 },
  features: [
    {
      heading: 'Current made visible',
      text: 'Golden dots run along the wire, slow down where there is much to do and stop dead at an open switch.',
    },
    {
      heading: 'A town without power',
      text: 'Puzzle by puzzle you bring back a fridge, a lift and at last the street lamps.',
    },
    {
      heading: 'Mistakes cost nothing',
      text: 'Short a battery here and you get a puff of cartoon smoke and a second try.',
    },
  ],
  inTheBox: [
    { name: 'Battery figure' },
    { name: 'Bulb figure' },
    { name: 'Fan figure' },
    { name: 'Lever switch' },
    { name: 'Book of circuits' },
    { name: 'Felt bag' },
  ],
  safety:
    'No current flows through the figures; it is all drawn on the screen. The bulb is solid plastic and never gets warm.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_electronic'),
      alt: 'Tacto Electronics: a smiling battery, a bulb and a fan stand on a tablet in a glowing circuit, a lever switch beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Electronics from lower down: battery, bulb and fan stand on round feet on a tablet that lies flat',
    },
  ],
}
