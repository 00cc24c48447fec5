import { box, hands, play, size } from '../../../art/pictures/orboot/gallery.ts'
import { hero, portrait } from '../../../art/pictures/orboot/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'
import { storyboards } from '../storyboards.ts'

export const words: ProductWords = {
  sku: 'orboot',
  side: 'left',
  hue: 'orboot',
  tag: 'Start here',
  description:
    'A 10-inch globe without a single border on it. Point a phone or tablet, and 400 monuments, animals, dishes and inventions stand up where they belong, with a story to tell and a question to ask back.',
  shortDescription: 'A globe on which 400 wonders of the world stand up and tell their story.',
  skills: skillsOf('Geography', 'Curiosity', 'General knowledge'),
  ages: { from: 4, to: 10 },
  deviceNote: deviceNotes.orboot,
  starCounts: { 5: 6175, 4: 693, 3: 124, 2: 33, 1: 16 },
  storyboards,
  features: [
    {
      heading: 'Meet the whole world',
      shows: 'hands',
      text: 'Animals, monuments, cuisines, cultures, inventions and weather: six layers to switch between, more than 400 wonders in all.',
    },
    {
      heading: 'Ask it anything nearby',
      shows: 'play',
      text: 'Tap a wonder to hear its story, then zoom in to see it from the other side.',
    },
    {
      heading: 'Fill a passport',
      shows: 'box',
      text: 'Every country they visit earns a stamp in the paper passport. Most children want a full one.',
    },
  ],
  inTheBox: [
    { name: 'Orboot Earth globe, 10 inches' },
    { name: 'Globe stand' },
    { name: 'Passport' },
    { name: 'Stamps' },
    { name: 'Sheet of country flag stickers' },
    { name: 'Quick start guide' },
  ],
  size: 'The globe is 25 cm (10 in) across. On its stand it is 34 cm (13 in) tall, a little more than a school ruler.',
  safety:
    'Rounded edges, water-based inks and no batteries. Stickers are small parts: keep them from children under 3.',
  devices: devices.orboot,
  pictures: [
    {
      picture: squareOf('orboot'),
      alt: 'Orboot Earth on its stand: a blue and green globe with animals and monuments standing on it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Orboot Earth from lower down: the globe hangs tilted in a red ring above its round foot',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in yellow sleeves hold a tablet with a savanna, from which a giraffe, an elephant and a palm tree rise as if they stood there',
    },
    play: {
      picture: play,
      alt: 'A child holds a tablet over a blue round rug, a lion stands up from its screen, and behind it waits Orboot Earth on its red stand',
    },
    box: {
      picture: box,
      alt: 'The box of Orboot Earth seen from above, with the globe on its stand, a blue passport, two stamps, a sheet of flag stickers and a quick start guide',
    },
    size: {
      picture: size,
      alt: 'Orboot Earth between a standing 30 cm ruler, which it overtops a little, and an apple that is about as tall as its foot, a pencil in front',
    },
  },
}
