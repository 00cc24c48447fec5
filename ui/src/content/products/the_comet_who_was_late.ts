import { hero, portrait } from '../../../art/pictures/the_comet_who_was_late/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'the_comet_who_was_late',
  side: 'right',
  hue: 'storybook',
  tag: 'For bedtime',
  description:
    'A small comet has overslept by a hundred years and must hurry round the sun before anyone notices. The planets give directions, most of them wrong. It is a bedtime story with real distances in it and a soft landing.',
  shortDescription: 'A bedtime trip around the sun with a comet who overslept.',
  skills: ['Reading', 'Space science', 'Winding down'],
  ages: { from: 4, to: 8 },
  cartLine: 'E-storybook for bedtime, with planets',
  features: [
    {
      heading: 'Planets over the pillow',
      text: 'Hold the tablet up and Saturn hangs above the bed, rings and all.',
    },
    {
      heading: 'Slower as it goes',
      text: 'Colours darken and the voice softens from chapter to chapter, until nobody asks for one more.',
    },
    {
      heading: 'True where it counts',
      text: 'How far, how cold, how long a year: small notes for the child who interrupts.',
    },
  ],
  inTheBox: [
    { name: 'Pages to read', count: 12 },
    { name: 'AR planets', count: 8 },
    { name: 'Bedtime narration' },
  ],
  safety:
    'Dark pages and a night setting keep the screen dim. Story time is best within an arm’s reach of a grown-up.',
  devices: devices.storybook,
  pictures: [
    {
      picture: squareOf('the_comet_who_was_late'),
      alt: 'The Comet Who Was Late: a smiling comet, a ringed planet, a pale moon and stars rise over dark hills from an open book',
    },
    {
      picture: hero,
      portrait,
      alt: 'The Comet Who Was Late from lower down: comet, planets and stars hover above the open book on thin stalks',
    },
  ],
}
