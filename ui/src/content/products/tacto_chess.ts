import { box, hands, play, size } from '../../../art/pictures/tacto_chess/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_chess/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_chess',
  side: 'left',
  hue: 'tacto',
  tag: 'Six pieces, six stories',
  description:
    'Every piece has a face, a temper and a tale. The knight hops because a river once stopped it; the bishop has never walked straight in its life. Six stories later, a child who had never seen a board is playing a whole game on one.',
  shortDescription: 'Learn chess from the pieces themselves, one story at a time.',
  skills: skillsOf('Strategy', 'Concentration', 'Thinking ahead'),
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 2293, 4: 200, 3: 36, 2: 9, 1: 5 },
  features: [
    {
      heading: 'Set it down to see',
      shows: 'play',
      text: 'One figure of each kind moves all of them: set it on the one you mean, and the squares it may go to light up.',
    },
    {
      heading: 'From pawn war to full game',
      shows: 'hands',
      text: 'Small battles come first: pawns only, then rooks, then kings. The long game arrives when it is no longer frightening.',
    },
    {
      heading: 'A rival that waits',
      text: 'Play each other, or a screen opponent that takes its time and admits what it should have done.',
    },
  ],
  inTheBox: [
    { name: 'Coral pieces, one of each kind', count: 6 },
    { name: 'Teal pieces, one of each kind', count: 6 },
    { name: 'Storybook of the six pieces' },
    { name: 'Felt bag' },
  ],
  size: 'Pieces stand 4 to 7 cm (1.6 to 2.8 in) tall: the king is a little shorter than an apple.',
  safety:
    'Round heads, soft bases and a king whose crown is part of him. Pieces stand 4 to 7 cm tall.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_chess'),
      alt: 'Tacto Chess: smiling coral and teal chess pieces on and around a tablet that shows a lilac chessboard, rings of light under those in play',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Chess from lower down: seven pieces on round feet, three of them in play on a tablet that lies flat',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in teal sleeves hold a tablet with a chessboard, from which a coral king and knight, a teal pawn and queen rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the coral knight on the tablet’s chessboard, between king, queen and pawn, with a mug of cocoa beside it',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Chess seen from above, the storybook and a violet felt bag beside it, six coral and six teal pieces in two rows',
    },
    size: {
      picture: size,
      alt: 'A coral king and knight and a teal pawn stand behind a 15 cm ruler and a pencil: the apple beside them is taller than the king',
    },
  },
}
