import { box, hands, play, size } from '../../../art/pictures/plugo_count/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_count/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_count',
  side: 'right',
  hue: 'plugo',
  tag: 'Sums you can hold',
  description:
    'How many apples does the panda need? Stand a 4, a plus and a 3 in the gamepad, and the answer falls into the basket. Sums become something to pick up, turn round and get wrong without a red mark.',
  shortDescription: 'Number tiles to stand in a row until the sum comes true.',
  skills: skillsOf('Arithmetic', 'Number sense', 'Mental maths'),
  ages: { from: 5, to: 10 },
  starCounts: { 5: 2522, 4: 251, 3: 45, 2: 12, 1: 6 },
  features: [
    {
      heading: 'From counting to times tables',
      shows: 'hands',
      text: 'Levels follow the child, not the birthday: those who breeze through adding meet multiplication sooner.',
    },
    {
      heading: 'More than one right answer',
      shows: 'play',
      text: 'Make ten. Seven and three will do, but so will two times five, and the panda likes surprises.',
    },
    {
      heading: 'Against the clock, or not',
      text: 'Race mode is there for those who love it and stays hidden for those who freeze.',
    },
  ],
  inTheBox: [
    { name: 'Number tiles, 0 to 9 twice over', count: 20 },
    { name: 'Sign tiles', count: 5 },
    { name: 'Tile tray' },
    { name: 'Quick start guide' },
  ],
  size: 'A tile is 4 cm (1.6 in) wide and 5 cm (2 in) tall: half an apple, and easy to hold for a small hand.',
  safety:
    'Tiles have thick, rounded corners and numbers that are moulded through, so they cannot be picked off.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_count'),
      alt: 'Plugo Count: tiles reading 4 + 3 = 7 stand in a gamepad, with a panda and a basket of apples on the tablet behind them',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Count from lower down: the tablet leans upright behind the gamepad, five tiles stand in its tray and three lie in front',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands hold a tablet with a panda, from which the tiles 4, plus, 3, equals and a larger orange 7 rise, two apples in front of them',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets an orange 7 into the gamepad, where 4 plus 3 equals already stand before a panda on the tablet',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Count seen from above, with a quick start guide, a blue tile tray and 25 tiles: the digits twice and five signs',
    },
    size: {
      picture: size,
      alt: 'Three number tiles lie and stand behind a 15 cm ruler and a pencil, each about half as tall as the apple beside them',
    },
  },
}
