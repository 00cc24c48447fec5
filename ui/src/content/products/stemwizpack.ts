import { hands } from '../../../art/pictures/plugo_count/gallery.ts'
import { size } from '../../../art/pictures/plugo_gamepad/gallery.ts'
import { play } from '../../../art/pictures/plugo_link/gallery.ts'
import { box } from '../../../art/pictures/stemwizpack/gallery.ts'
import { hero, portrait } from '../../../art/pictures/stemwizpack/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'stemwizpack',
  side: 'right',
  hue: 'bundle',
  tag: 'Three kits, one gamepad',
  description:
    'Numbers, words and machines in a single parcel. Plugo Count, Letters and Link share one gamepad, so the child decides in the morning whether today is for sums, spelling or bridges.',
  shortDescription: 'Plugo Count, Letters and Link with the gamepad they share.',
  skills: skillsOf('Maths', 'Language', 'Engineering'),
  ages: { from: 5, to: 10 },
  starCounts: { 5: 1498, 4: 131, 3: 24, 2: 6, 1: 3 },
  features: [
    {
      heading: 'Enough for a school year',
      shows: 'play',
      text: 'Three kits that start easy and grow for years, whichever subject happens to be the favourite.',
    },
    {
      heading: 'Good for brothers and sisters',
      shows: 'hands',
      text: 'A five-year-old counts while a nine-year-old builds, and the gamepad changes hands at half-time.',
    },
    {
      heading: 'Cheaper than one by one',
      text: 'The struck price is what the three kits and the gamepad come to on their own.',
    },
  ],
  inTheBox: [
    { name: 'Plugo Count' },
    { name: 'Plugo Letters' },
    { name: 'Plugo Link' },
    { name: 'Plugo Gamepad' },
  ],
  safety:
    'Link’s bars hold sealed magnets; look them over now and then and retire any that crack. The tiles of the other two kits have no small parts.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('stemwizpack'),
      alt: 'STEM Wiz Pack: the boxes of Plugo Count, Letters and Link, with a gamepad, tiles and a small tower of bars in front of them',
    },
    {
      picture: hero,
      portrait,
      alt: 'STEM Wiz Pack from lower down: three boxes in a pyramid, the gamepad and a few pieces of each kit in front',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Plugo Count in a child’s hands: a sum in tiles rises from a tablet with a panda, its result 7 larger than the rest',
    },
    play: {
      picture: play,
      alt: 'Plugo Link on a table: a hand adds a red bar to a bridge that grows in the gamepad’s tray, a small tower before it',
    },
    box: {
      picture: box,
      alt: 'The boxes of Plugo Count, Letters and Link seen from above, with the white and blue gamepad before them',
    },
    size: {
      picture: size,
      alt: 'The gamepad that the kits share, behind a 30 cm ruler and a pencil: it is wider than both, and lower than an apple',
    },
  },
}
