import { words as earth } from '../products/orboot.ts'
import { words as dinos } from '../products/orboot_dinos.ts'
import { words as mars } from '../products/orboot_mars.ts'
import { momentOf } from './momentOf.ts'
import type { LineGuide } from './types.ts'

/** /orboot */
export const guide: LineGuide = {
  line: 'orboot',
  inUse: {
    heading: 'How it works',
    text: 'The globe stays a globe. The tablet is a window that you hold before it.',
    moments: [
      momentOf(earth, 'play', {
        heading: 'Point the tablet at the globe',
        text: 'The camera sees where you are. Walk round it, and the world turns with you.',
      }),
      momentOf(dinos, 'hands', {
        heading: 'Things stand up',
        text: 'Tap one to hear its story. Nothing is printed on the globe, so every look is a find.',
      }),
      momentOf(mars, 'play', {
        heading: 'Then it asks back',
        text: 'Quests send them looking: find it, answer it, earn the stamp. Twenty minutes, and then again tomorrow.',
      }),
    ],
  },
  finder: {
    heading: 'Which globe for my child?',
    text: 'Two or three answers, one globe.',
    why: {
      orboot:
        'The widest of the three: 400 wonders in six layers, so there is something for a child who likes everything.',
      orboot_dinos:
        'For the child who corrects your dinosaur names. More than fifty of them live where they once lived.',
      orboot_mars:
        'Missions with a goal and rovers to steer: for the child who wants to do, not only to look.',
    },
  },
  toysHeading: 'All of Orboot',
  sets: {
    heading: 'Sets with a globe',
    text: 'A globe and a second toy that carries its story on, for less than both.',
  },
}
