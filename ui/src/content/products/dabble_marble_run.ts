import { hero, portrait } from '../../../art/pictures/dabble_marble_run/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'dabble_marble_run',
  side: 'right',
  hue: 'dabble',
  tag: 'Push out, slot in',
  description:
    'Sturdy cardboard, slots that click and a bag of marbles. Hang the ramps on the board, tilt one, aim for the bell, and listen to it rattle all the way down. When it works, take it apart and try for slower, which is far more difficult.',
  shortDescription: 'Ramps, marbles and a bell, and gravity does the rest.',
  skills: ['Physics', 'Building', 'Trial and error'],
  ages: { from: 6, to: 12 },
  cartLine: 'Craft kit: a marble run in cardboard',
  features: [
    {
      heading: 'No glue, no tools',
      text: 'Parts push out of their sheets and slot together, so every run can become the next one.',
    },
    {
      heading: 'Slowest wins',
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
}
