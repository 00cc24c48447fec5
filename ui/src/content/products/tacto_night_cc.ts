import { hero, portrait } from '../../../art/pictures/tacto_night_cc/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'tacto_night_cc',
  side: 'right',
  hue: 'bundle',
  tag: 'Two to four players',
  description:
    'Chess for the ones who plot, Classics for the ones who roll and hope. Both play on the same tablet in the middle of the table, with pieces that everyone can reach. Bring snacks and somebody to keep the peace.',
  shortDescription: 'Tacto Chess and Classics: five games for one evening.',
  skills: ['Strategy', 'Taking turns', 'Losing well'],
  ages: { from: 6 },
  deviceNote: deviceNotes.tacto,
  cartLine: 'Tacto Chess and Tacto Classics',
  features: [
    {
      heading: 'Something for each chair',
      text: 'Two can think hard over chess, or four can shout over ludo.',
    },
    {
      heading: 'No setting up',
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
}
