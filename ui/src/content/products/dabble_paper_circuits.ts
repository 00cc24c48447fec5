import { hero, portrait } from '../../../art/pictures/dabble_paper_circuits/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'dabble_paper_circuits',
  side: 'right',
  hue: 'dabble',
  tag: 'No screen needed',
  description:
    'Copper tape, tiny lamps, a coin cell and folded paper: that is all it takes to make a night card whose stars come out when it opens. Go on to the lantern, then draw your own. Scissors and glue come from your drawer.',
  shortDescription: 'Cards and lanterns that glow, made from copper tape and paper.',
  skills: ['Electronics', 'Craft', 'Design'],
  ages: { from: 6, to: 12 },
  cartLine: 'Craft kit: cards and lanterns that glow',
  features: [
    {
      heading: 'A circuit you can fold',
      text: 'Lay the tape along the line, press on a lamp, and close the loop with a paper switch.',
    },
    {
      heading: 'Five to follow, two to invent',
      text: 'Blank cards are in the box as well, because the best ideas come on day two.',
    },
    {
      heading: 'Post it',
      text: 'The finished cards are flat enough for an envelope and still shine at the other end.',
    },
  ],
  inTheBox: [
    { name: 'Printed cards and lanterns', count: 5 },
    { name: 'Blank cards', count: 2 },
    { name: 'Copper tape, 5 m' },
    { name: 'LED lamps', count: 10 },
    { name: 'Coin cells', count: 4 },
  ],
  size: 'Folded cards are postcard-sized, 15 by 10 cm (6 by 4 in), and a lantern is as tall as a mug.',
  safety:
    'Contains coin cells, which cause severe burns inside within two hours if swallowed. Keep them locked away from small children, fit them together with your child, and get medical help at once if one is missing.',
  pictures: [
    {
      picture: squareOf('dabble_paper_circuits'),
      alt: 'Dabble Paper Circuits: a dark blue card with three glowing stars, joined by copper tape to a coin cell, a roll of tape and a red paper lantern',
    },
    {
      picture: hero,
      portrait,
      alt: 'Dabble Paper Circuits from lower down: the card stands folded upright, three strips of copper rise from the coin cell to the stars',
    },
  ],
}
