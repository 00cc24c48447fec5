import { box, hands, play, size } from '../../../art/pictures/tacto_classics/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_classics/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_classics',
  side: 'right',
  hue: 'tacto',
  tag: 'For the whole family',
  description:
    'Ludo, snakes and ladders, noughts and crosses, and fox and geese, all on one tablet in the middle of the table. The pawns are real, the board does the counting, and two to four can play.',
  shortDescription: 'Four board games that grandparents know, on one tablet.',
  skills: skillsOf('Planning', 'Taking turns', 'Counting'),
  ages: { from: 4 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 1000, 4: 139, 3: 25, 2: 7, 1: 3 },
  features: [
    {
      heading: 'Old rules, kept',
      shows: 'play',
      text: 'They play the way you remember them, house rules included: you choose whether a six means another go.',
    },
    {
      heading: 'A snake that slithers',
      shows: 'hands',
      text: 'Land on its square and it really does swallow your pawn, all the way down the board.',
    },
    {
      heading: 'Fair for mixed ages',
      text: 'Younger players can ask for a hint that shows two good moves and leaves the choice to them.',
    },
  ],
  inTheBox: [
    { name: 'Pawns in four colours', count: 16 },
    { name: 'Snake figure' },
    { name: 'Ladder figure' },
    { name: 'Chunky dice', count: 2 },
    { name: 'Drawstring bag' },
    { name: 'Rule booklet' },
  ],
  size: 'Pawns stand 4 cm (1.6 in) tall, half an apple, and a die is 3 cm (1.2 in) wide: it rolls, but not under the sofa.',
  safety:
    'Pawns and dice are small enough to end up in a mouth: not for children under 3, who may of course cheer.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_classics'),
      alt: 'Tacto Classics: a coiled snake, a ladder, a red pawn and a die on a tablet’s board, a blue pawn and a yellow die beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Classics from lower down: snake, ladder and pawn stand on a tablet that lies flat, one die on it and one beside it',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in blue sleeves hold a tablet with a board of squares, from which a snake, a ladder, a red and a blue pawn rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets a red pawn on the tablet’s board, between the snake, the ladder and a blue pawn, with two dice and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Classics seen from above, with the rules, a pink bag, a snake, a ladder, two dice and sixteen pawns in four colours',
    },
    size: {
      picture: size,
      alt: 'A green snake, a red and a teal pawn and a white die behind a 15 cm ruler and a pencil: the pawns are half as tall as the apple',
    },
  },
}
