import { box, play, size } from '../../../art/pictures/dabble_marble_run/gallery.ts'
import { hero, portrait } from '../../../art/pictures/dabble_marble_run/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'dabble_marble_run',
  side: 'right',
  hue: 'dabble',
  tag: 'Push out, slot in',
  description:
    'Sturdy cardboard, slots that click and a bag of marbles. Hang the ramps on the board, tilt one, aim for the bell, and listen to it rattle all the way down. When it works, take it apart and try for slower, which is far more difficult.',
  shortDescription: 'Ramps, marbles and a bell, and gravity does the rest.',
  skills: skillsOf('Physics', 'Building', 'Trial and error'),
  ages: { from: 6, to: 12 },
  features: [
    {
      heading: 'No glue, no tools',
      shows: 'box',
      text: 'Parts push out of their sheets and slot together, so every run can become the next one.',
    },
    {
      heading: 'Slowest wins',
      shows: 'play',
      text: 'Time the marble from top to bell. Ten seconds is good, twenty is a family record.',
    },
    {
      heading: 'Grows with the recycling',
      text: 'Slots fit kitchen rolls and cereal boxes too: the kit is a start, the cupboard is the sequel.',
    },
  ],
  inTheBox: [
    { name: 'Back board and base' },
    { name: 'Cardboard ramps in four colours', count: 8 },
    { name: 'Bell' },
    { name: 'Glass marbles', count: 12 },
    { name: 'Plan book with six runs' },
  ],
  size: 'The board is 40 cm (16 in) tall: a run needs the space of a shoe box on its end.',
  safety:
    'Contains marbles, a choking hazard: not for children under 3. Count them back into the bag.',
  pictures: [
    {
      picture: squareOf('dabble_marble_run'),
      alt: 'Dabble Marble Run: marbles roll down four coloured ramps that zigzag down a board to a yellow bell',
    },
    {
      picture: hero,
      portrait,
      alt: 'Dabble Marble Run from lower down: the board stands upright on its foot, four ramps one above the other',
    },
  ],
  views: {
    play: {
      picture: play,
      alt: 'A hand in a red sleeve lets a blue marble go at the top of the board, on which four marbles roll down four coloured ramps',
    },
    box: {
      picture: box,
      alt: 'The box of Dabble Marble Run seen from above, with board and base, a plan book, eight ramps in four colours, a bell and twelve marbles',
    },
    size: {
      picture: size,
      alt: 'Dabble Marble Run between a standing 30 cm ruler, which it overtops by a third, and an apple, a pencil in front',
    },
  },
}
