import { play } from '../../../art/pictures/whos_the_monster_in_oko/gallery.ts'
import { hero, portrait } from '../../../art/pictures/whos_the_monster_in_oko/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'whos_the_monster_in_oko',
  side: 'left',
  hue: 'storybook',
  tag: 'Nothing to ship',
  description:
    'Something in the forest of Oko hums at night, and every animal has a theory. Only the smallest mouse goes and looks. The answer waits behind the last of the seven pines, and it is not who you think.',
  shortDescription: 'A forest, a hum at night and a mystery that a very small mouse solves.',
  skills: skillsOf('Reading', 'Deduction', 'Empathy'),
  ages: { from: 4, to: 8 },
  features: [
    {
      heading: 'A picture on every page',
      text: 'Look around in each of them: who is listening, who is hiding, and who has brought cake.',
    },
    {
      heading: 'Made to be read aloud',
      text: 'Short pages and many voices: the squirrel boasts, the owl knows better, and the hum is a joy to do.',
    },
    {
      heading: 'Kind to the monster',
      text: 'It is a story about guessing badly of someone, and saying sorry afterwards.',
    },
  ],
  inTheBox: [{ name: 'Pages to read', count: 12 }, { name: 'Pictures, one on each page' }],
  safety: 'No adverts, no chat and nothing to buy inside the story.',
  devices: devices.storybook,
  pictures: [
    {
      picture: squareOf('whos_the_monster_in_oko'),
      alt: 'Who’s the Monster in Oko?: a shy violet monster with one great eye stands among pines that rise from an open book',
    },
    {
      picture: hero,
      portrait,
      alt: 'Who’s the Monster in Oko? from lower down: the monster stands in the fold of the open book, taller than the pines around it',
    },
  ],
  views: {
    play: {
      picture: play,
      alt: 'On a violet rug two hands hold a tablet with a page of the story: a squirrel tells a hedgehog of a monster. Behind it are an orange cat on a cushion and a mug of cocoa on two books',
    },
  },
}
