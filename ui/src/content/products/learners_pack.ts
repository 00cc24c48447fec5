import { box } from '../../../art/pictures/learners_pack/gallery.ts'
import { hero, portrait } from '../../../art/pictures/learners_pack/page.ts'
import { play } from '../../../art/pictures/plugo_count/gallery.ts'
import { size } from '../../../art/pictures/plugo_gamepad/gallery.ts'
import { hands } from '../../../art/pictures/plugo_letters/gallery.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'learners_pack',
  side: 'left',
  hue: 'bundle',
  tag: 'Two kits, one gamepad',
  description:
    'For the years when letters and numbers stop being shapes. Plugo Count and Plugo Letters come together with the gamepad that both of them plug into, ready for a first word at breakfast and a first sum before lunch.',
  shortDescription: 'Plugo Count and Letters with one gamepad: a start in sums and spelling.',
  skills: skillsOf('Numbers', 'Letters', 'Confidence'),
  ages: { from: 4, to: 10 },
  starCounts: { 5: 523, 4: 52, 3: 9, 2: 2, 1: 1 },
  features: [
    {
      heading: 'Right before school',
      shows: 'hands',
      text: 'Begin with sounds and small amounts. Both kits notice when it gets too easy, and move on.',
    },
    {
      heading: 'Two to swap between',
      shows: 'play',
      text: 'When spelling grumbles, count something, and come back in a better mood.',
    },
    {
      heading: 'Room to grow',
      text: 'The gamepad fits all other Plugo kits too. Most of them bring one of their own, and then two can play at once.',
    },
  ],
  inTheBox: [{ name: 'Plugo Count' }, { name: 'Plugo Letters' }, { name: 'Plugo Gamepad' }],
  safety:
    'Chunky tiles throughout, made for four-year-old hands. Wipe them with soap and water, never in the dishwasher.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('learners_pack'),
      alt: 'Learners Pack: the boxes of Plugo Count and Plugo Letters, with a gamepad, number tiles and letter tiles in front of them',
    },
    {
      picture: hero,
      portrait,
      alt: 'Learners Pack from lower down: two boxes side by side, the gamepad before them, three number tiles and three letter tiles in front',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Plugo Letters in a child’s hands: T, I, G and E rise from a tablet with a tiger, and the missing pink R beside them',
    },
    play: {
      picture: play,
      alt: 'Plugo Count on a table: a hand brings the 7 that completes 4 plus 3 in the gamepad, a panda on the tablet behind it',
    },
    box: {
      picture: box,
      alt: 'The boxes of Plugo Count and Plugo Letters seen from above, with the white and violet gamepad before them',
    },
    size: {
      picture: size,
      alt: 'The pack’s gamepad behind a 30 cm ruler and a pencil, an apple beside it: it is a little wider than the ruler is long',
    },
  },
}
