import { words as count } from '../products/plugo_count.ts'
import { words as gamepad } from '../products/plugo_gamepad.ts'
import { words as letters } from '../products/plugo_letters.ts'
import { words as link } from '../products/plugo_link.ts'
import { momentOf, shownOf } from './momentOf.ts'
import type { LineGuide } from './types.ts'

/** /plugo */
export const guide: LineGuide = {
  line: 'plugo',
  inUse: {
    heading: 'How it works',
    text: 'A kit of real parts, a gamepad that holds them, and a tablet that watches.',
    moments: [
      momentOf(letters, 'play', {
        heading: 'Set the kit in the gamepad',
        text: 'Tiles, bars or a whole keyboard stand in its tray, before the tablet in its groove.',
      }),
      momentOf(count, 'play', {
        heading: 'Answer with your hands',
        text: 'A story asks. The child builds the answer, and may turn it round until it fits.',
      }),
      momentOf(link, 'hands', {
        heading: 'Watch the screen reply',
        text: 'The truck sets off, the tiger wakes, the sum comes true. A wrong answer is a joke, never a red mark.',
      }),
    ],
  },
  gamepad: {
    heading: 'The gamepad, explained',
    text: 'Every kit is played on it, one kit at a time. Two children who play at once need two.',
    shown: shownOf(gamepad, 'play'),
    points: [
      {
        heading: 'What it is',
        text: 'A stand for the tablet with a tray in front and two sets of buttons. No cable, no battery, nothing to pair.',
      },
      {
        heading: 'How it knows the kit',
        text: 'The tablet’s front camera sees what stands in the tray. That is all the technology there is.',
      },
      {
        heading: 'What fits',
        text: 'Tablets and phones up to 11 inches with a front camera. All kits fit all gamepads.',
      },
    ],
  },
  finder: {
    heading: 'Which kit for my child?',
    text: 'Two or three answers, one kit.',
    why: {
      plugo_count:
        'Sums become things to pick up and turn round. Levels follow the child, not the birthday.',
      plugo_letters:
        'A word that is spelled right comes to life, so spelling has a reason. From four years up.',
      plugo_piano: 'Keys to press and songs that wait for the right one: no lessons needed.',
      plugo_link:
        'Bridges are built by hand and tested at once by a truck: for the child who builds all day.',
      plugo_coding:
        'Commands snap together and run on the screen, so a mistake can be seen and moved.',
      plugo_detective:
        'Codes and clues for children who read a little and like to be asked hard questions.',
      plugo_animals: 'Animals for small hands, each with its home, its food and its noise.',
      plugo_farm: 'Sow, feed, sell and plan for tomorrow: first lessons in having enough.',
      plugo_slingshot: 'Pull, aim, miss, think, hit. Angles are learned before they have a name.',
    },
  },
  toysHeading: 'All Plugo kits',
  sets: {
    heading: 'Packs and sets',
    text: 'Two or three kits that share one gamepad, or a kit with its globe, for less than one by one.',
  },
}
