import { play } from '../../../art/pictures/a_map_of_all_the_winds/gallery.ts'
import { hero, portrait } from '../../../art/pictures/a_map_of_all_the_winds/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'a_map_of_all_the_winds',
  side: 'left',
  hue: 'storybook',
  tag: 'Seven winds, one kite',
  description:
    'A kite slips its string and seven winds pass it on, from a rooftop to a balloon to the deck of a fishing boat. Each country greets it in its own language. At the end there is a map, drawn by everyone who held the string.',
  shortDescription: 'Follow a runaway kite across seven countries on seven winds.',
  skills: skillsOf('Reading', 'Geography', 'Languages'),
  ages: { from: 4, to: 8 },
  features: [
    {
      heading: 'Winds that have a name',
      text: 'The monsoon, the levanter, and one as cold as a key: each carries the kite a stretch further.',
    },
    {
      heading: 'Seven ways to say hello',
      text: 'Namaste, marhaba, habari: say it after whoever waves. By the last page a child can greet half the world politely.',
    },
    {
      heading: 'A map that fills up',
      text: 'Everyone who helps the kite draws the coast that they live on, until the map is as long as the table.',
    },
  ],
  inTheBox: [{ name: 'Pages to read', count: 12 }, { name: 'Pictures, one on each page' }],
  safety: 'Nothing to buy in the story, no adverts and no chat.',
  devices: devices.storybook,
  pictures: [
    {
      picture: squareOf('a_map_of_all_the_winds'),
      alt: 'A Map of All the Winds: a kite of four colours with a tail of bows flies over a sailing boat and a whale on the blue waves of an open book',
    },
    {
      picture: hero,
      portrait,
      alt: 'A Map of All the Winds from lower down: the sea rises from the pages of the open book, the kite flies high above them',
    },
  ],
  views: {
    play: {
      picture: play,
      alt: 'A tablet on a wooden stand shows a kite above the pink roofs of Jaipur. On a sheet in front of it a hand draws the kite’s way in blue dots, away from pink roofs',
    },
  },
}
