import { box, hands, play, size } from '../../../art/pictures/plugo_animals/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_animals/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_animals',
  side: 'left',
  hue: 'plugo',
  tag: 'Six animals, many homes',
  description:
    'Set down the penguin and it gets cold. Set down the lion and the grass begins to rustle. Each figure brings its own corner of the world with it: what it eats, who it fears, how its young are carried.',
  shortDescription: 'Plug in an animal and its home appears around it.',
  skills: skillsOf('Nature', 'Geography', 'Compassion'),
  ages: { from: 4, to: 8 },
  starCounts: { 5: 507, 4: 64, 3: 11, 2: 3, 1: 2 },
  features: [
    {
      heading: 'Home is a choice',
      shows: 'play',
      text: 'Put the lion on the ice and see what it thinks. Wrong places explain the right ones best.',
    },
    {
      heading: 'Follow a day',
      shows: 'hands',
      text: 'Wake up, find breakfast, hide from someone, sleep: ten minutes as a penguin are long ones.',
    },
    {
      heading: 'Voices worth copying',
      text: 'All calls are explained, so a growl at the dinner table will at least be the correct growl.',
    },
  ],
  inTheBox: [
    { name: 'Lion, giraffe, elephant and penguin' },
    { name: 'Elephant calf and young penguin' },
    { name: 'Ranger’s field book' },
  ],
  size: 'The giraffe is the tallest, at 8 cm (3.1 in), like an apple. The young penguin is a little more than half of that.',
  safety:
    'Figures are fixed to their round feet and can be washed. Ears and trunks bend instead of breaking.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_animals'),
      alt: 'Plugo Animals: a lion, an elephant, a giraffe and a penguin on coloured feet stand in a gamepad, a zebra and a hippo at a water hole on the tablet',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Animals from lower down: four animals stand on round feet in the gamepad’s tray, two more wait in front',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in red sleeves hold a tablet with a water hole, from which a lion, a giraffe and an elephant rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the penguin in the gamepad, beside lion, elephant and giraffe, with a pink elephant calf and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Animals seen from above, with the field book, a lion, a giraffe, two elephants and two penguins on round tokens',
    },
    size: {
      picture: size,
      alt: 'Lion, giraffe and young penguin stand behind a 15 cm ruler and a pencil: the giraffe is almost as tall as the apple beside it',
    },
  },
}
