import { play } from '../../../art/pictures/the_comet_who_was_late/gallery.ts'
import { hero, portrait } from '../../../art/pictures/the_comet_who_was_late/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'the_comet_who_was_late',
  side: 'right',
  hue: 'storybook',
  tag: 'For bedtime',
  description:
    'A small comet has overslept by a hundred years and must hurry round the sun before anyone notices. The planets give directions, some of them wrong. It is a bedtime story in which all about the planets is true, with a soft landing.',
  shortDescription: 'A bedtime trip around the sun with a comet who overslept.',
  skills: skillsOf('Reading', 'Space science', 'Winding down'),
  ages: { from: 4, to: 8 },
  features: [
    {
      heading: 'From Neptune to a window',
      text: 'Planet by planet towards the sun, past a rover on Mars, to a child who cannot sleep.',
    },
    {
      heading: 'Slower as it goes',
      text: 'Towards the end the sentences grow shorter and the lights smaller, until nobody asks for one more.',
    },
    {
      heading: 'True where it counts',
      text: 'How long a year lasts, what rings are made of, why a comet has a tail: small facts for the child who interrupts.',
    },
  ],
  inTheBox: [{ name: 'Pages to read', count: 12 }, { name: 'Pictures, one on each page' }],
  safety:
    'Most pages are dark, so that the screen lights up little of the room. Story time is best within an arm’s reach of a grown-up.',
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
  views: {
    play: {
      picture: play,
      alt: 'Over a quilt two hands hold a tablet with a dark page of the story: the comet asks sleepy Neptune the way to the sun. A teddy on a pillow and a night light are behind it',
    },
  },
}
