import { box, hands, play, size } from '../../../art/pictures/tacto_laser/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_laser/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_laser',
  side: 'left',
  hue: 'tacto',
  tag: 'Light, turned by hand',
  description:
    'A beam leaves the lamp at one edge of the screen and must reach the gem at the other, past walls that will not move. Your mirrors do the rest. Turn one by a finger’s width and the whole line swings round.',
  shortDescription: 'Turn mirrors on a tablet until the beam reaches the gem.',
  skills: skillsOf('Optics', 'Geometry', 'Patience'),
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 865, 4: 91, 3: 16, 2: 4, 1: 2 },
  features: [
    {
      heading: 'Angles you can feel',
      shows: 'play',
      text: 'As it comes in, so it goes out, on the other side. After ten puzzles they aim before they turn.',
    },
    {
      heading: 'White is a mixture',
      shows: 'hands',
      text: 'A prism on the screen pulls one beam into seven, and the last levels ask you to put them back together.',
    },
    {
      heading: 'Gets properly difficult',
      text: 'The first puzzle takes ten seconds, the last may take an evening.',
    },
  ],
  inTheBox: [
    { name: 'Lamp piece' },
    { name: 'Turning mirrors', count: 3 },
    { name: 'Gem to hit' },
    { name: 'Book of light puzzles' },
  ],
  size: 'Lamp, mirrors and gem stand 5 to 6 cm (2 to 2.4 in) tall, so all of them fit on a 10-inch tablet at once.',
  safety:
    'There is no laser in the box: the beam is drawn on the screen and safe to look at. Mirrors are polished acrylic, not glass.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_laser'),
      alt: 'Tacto Laser: a pink beam runs from a white lamp to a blue and a green mirror on a tablet and on to a golden gem, a red mirror stands ready beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Laser from lower down: lamp, mirrors and gem stand on round feet, so that the beam runs above the flat tablet',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in blue sleeves hold a dark tablet, from which a lamp, two mirrors and a golden gem rise, a pink beam running between them',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand turns the golden gem, which a pink beam reaches by way of two mirrors on a tablet, a pear beside it',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Laser seen from above, with the book of light puzzles, a white lamp, a golden gem and three mirrors in a row',
    },
    size: {
      picture: size,
      alt: 'A lamp, a mirror and a gem stand behind a 15 cm ruler and a pencil, all of them shorter than the apple beside them',
    },
  },
}
