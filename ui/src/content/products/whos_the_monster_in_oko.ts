import { hero, portrait } from '../../../art/pictures/whos_the_monster_in_oko/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'whos_the_monster_in_oko',
  side: 'left',
  hue: 'storybook',
  tag: 'Nothing to ship',
  description:
    'Something in the forest of Oko hums at night, and every animal has a theory. Turn the pages, and the trees stand up around you while you look for it. The answer is on the last page, and it is not who you think.',
  shortDescription: 'A forest, a hum at night and a mystery that stands up off the page.',
  skills: ['Reading', 'Deduction', 'Empathy'],
  ages: { from: 4, to: 8 },
  cartLine: 'E-storybook, to read on a phone or tablet',
  features: [
    {
      heading: 'A scene on every spread',
      text: 'Look behind trunks and under bridges by moving the tablet, as you would in a real wood.',
    },
    {
      heading: 'Read it or hear it',
      text: 'Switch the narrator off and the voices are yours. The hum is a joy to do.',
    },
    {
      heading: 'Kind to the monster',
      text: 'It is a story about guessing badly of someone, and saying sorry afterwards.',
    },
  ],
  inTheBox: [
    { name: 'Pages to read', count: 12 },
    { name: 'AR forest scenes', count: 12 },
    { name: 'Narration to switch on or off' },
  ],
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
}
