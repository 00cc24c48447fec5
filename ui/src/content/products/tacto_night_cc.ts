import { hands, size } from '../../../art/pictures/tacto_chess/gallery.ts'
import { play } from '../../../art/pictures/tacto_classics/gallery.ts'
import { box } from '../../../art/pictures/tacto_night_cc/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_night_cc/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_night_cc',
  side: 'right',
  hue: 'bundle',
  tag: 'Two to four players',
  description:
    'Chess for the ones who plot, Classics for the ones who roll and hope. Both play on the same tablet in the middle of the table, with pieces that everyone can reach. Bring snacks and somebody to keep the peace.',
  shortDescription: 'Tacto Chess and Classics: five games for one evening.',
  skills: skillsOf('Strategy', 'Taking turns', 'Losing well'),
  ages: { from: 6 },
  deviceNote: deviceNotes.tacto,
  features: [
    {
      heading: 'Something for each chair',
      shows: 'hands',
      text: 'Two can think hard over chess, or four can shout over ludo.',
    },
    {
      heading: 'No setting up',
      shows: 'play',
      text: 'The board is on the screen, so a new round starts in the time it takes to refill a glass.',
    },
    {
      heading: 'Ends in time',
      text: 'Set a limit before you begin and the game winds itself up, winner included.',
    },
  ],
  inTheBox: [{ name: 'Tacto Chess' }, { name: 'Tacto Classics' }],
  safety:
    'Chess figures are large, the pawns and dice of Classics are not: pack those away when toddlers visit.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_night_cc'),
      alt: 'Tacto Game Night Pack: the boxes of Tacto Chess and Tacto Classics, under a moon, with a king, a knight, a die, a pawn and a snake in front of them',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Game Night Pack from lower down: two boxes side by side, five playing pieces in a row before them',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Tacto Chess in a child’s hands: a coral king and knight, a teal pawn and queen rise from a tablet with a chessboard',
    },
    play: {
      picture: play,
      alt: 'Tacto Classics on a table: a hand sets a red pawn on the tablet’s board, between the snake, the ladder and a blue pawn',
    },
    box: {
      picture: box,
      alt: 'The boxes of Tacto Chess and Tacto Classics seen from above, side by side',
    },
    size: {
      picture: size,
      alt: 'Pieces of Tacto Chess behind a 15 cm ruler and a pencil: the apple beside them is taller than the king',
    },
  },
}
