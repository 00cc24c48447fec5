import { box, hands, play, size } from '../../../art/pictures/tacto_electronic/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_electronic/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_electronic',
  side: 'left',
  hue: 'tacto',
  tag: 'Current you can see',
  description:
    'Stand the battery on the tablet, then the bulb, and pull a wire between them with a finger. If it glows, you built a circuit. If it does not, the screen shows where the path breaks and lets you mend it.',
  shortDescription: 'Circuits from chunky pieces, with a current you can see.',
  skills: skillsOf('Electronics', 'Logic', 'Finding faults'),
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 846, 4: 106, 3: 19, 2: 5, 1: 2 },
  features: [
    {
      heading: 'Current made visible',
      shows: 'hands',
      text: 'Golden dots run along the wire, slow down where there is much to do and stop dead at an open switch.',
    },
    {
      heading: 'A town without power',
      shows: 'play',
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
  size: 'Battery, bulb and fan stand 6 to 7 cm (2.4 to 2.8 in) tall: even the bulb is a little shorter than an apple.',
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
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in red sleeves hold a tablet with a glowing circuit, from which a smiling battery, a bulb and a fan rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the fan on the tablet’s circuit, beside the battery and the bulb, with a lever switch and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Electronics seen from above, with the book of circuits, a blue felt bag, a battery, a bulb, a fan and a lever in a row',
    },
    size: {
      picture: size,
      alt: 'Battery, bulb and fan stand behind a 15 cm ruler and a pencil: the apple beside them is taller than the bulb',
    },
  },
}
