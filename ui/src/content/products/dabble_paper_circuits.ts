import { box, play, size } from '../../../art/pictures/dabble_paper_circuits/gallery.ts'
import { hero, portrait } from '../../../art/pictures/dabble_paper_circuits/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'dabble_paper_circuits',
  side: 'right',
  hue: 'dabble',
  tag: 'No screen needed',
  description:
    'Copper tape, tiny lamps, a coin cell and folded paper: that is all it takes to make a night card whose stars come out when it opens. Go on to the lantern, then draw your own. Scissors and glue come from your drawer.',
  shortDescription: 'Cards and lanterns that glow, made from copper tape and paper.',
  skills: skillsOf('Electronics', 'Craft', 'Design'),
  ages: { from: 6, to: 12 },
  features: [
    {
      heading: 'A circuit you can fold',
      shows: 'play',
      text: 'Lay the tape along the line, press on a lamp, and close the loop with a paper switch.',
    },
    {
      heading: 'Five to follow, two to invent',
      shows: 'box',
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
  size: 'Folded cards are 15 by 13 cm (6 by 5 in), a little taller than a postcard, and a lantern is as tall as a mug.',
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
  views: {
    play: {
      picture: play,
      alt: 'On a table a hand presses a lamp onto the night card, on which three stars glow, with copper tape, a coin cell and a lantern beside it',
    },
    box: {
      picture: box,
      alt: 'The box of Dabble Paper Circuits seen from above, with three star cards, two lanterns, two blank cards, copper tape, four coin cells and ten lamps',
    },
    size: {
      picture: size,
      alt: 'The open night card and a red paper lantern behind a 15 cm ruler and a pencil: the lantern is as tall as the apple',
    },
  },
}
