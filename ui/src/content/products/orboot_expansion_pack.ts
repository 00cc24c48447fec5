import { box, hands, play, size } from '../../../art/pictures/orboot_expansion_pack/gallery.ts'
import { hero, portrait } from '../../../art/pictures/orboot_expansion_pack/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'orboot_expansion_pack',
  side: 'right',
  hue: 'orboot',
  tag: 'Needs Orboot Earth',
  description:
    'For the globe that already knows its way around. Six landmarks arrive on tokens, sixty stickers put rivers, festivals and shy animals on Orboot Earth, and each of them opens a quest in the app. It has no globe of its own.',
  shortDescription: 'Six landmark tokens and sixty stickers for Orboot Earth, each with a quest.',
  skills: skillsOf('Geography', 'Reading', 'Memory'),
  ages: { from: 4, to: 10 },
  deviceNote: deviceNotes.orboot,
  starCounts: { 5: 411, 4: 63, 3: 11, 2: 3, 1: 1 },
  features: [
    {
      heading: 'Stick it where it belongs',
      shows: 'play',
      text: 'The back of every sticker gives a clue, never a country. Finding the spot is half of the game.',
    },
    {
      heading: 'Landmarks within reach',
      shows: 'hands',
      text: 'Set a token before the screen and walk in: up the tower, round the dome, behind the opera’s curtain.',
    },
    {
      heading: 'Change your mind',
      shows: 'box',
      text: 'Stickers peel off clean and hold again, so a festival can move house without leaving glue behind.',
    },
  ],
  inTheBox: [
    { name: 'Landmark tokens', count: 6 },
    { name: 'Globe stickers', count: 60 },
    { name: 'Explorer’s passport' },
    { name: 'Quest booklet' },
  ],
  size: 'Each token is 9 cm (3.5 in) across, like a large biscuit. The passport fits a back pocket.',
  safety:
    'The tokens are solid, with every spire blunted. Since stickers end up in mouths, this pack is for children of three and over.',
  devices: devices.orboot,
  pictures: [
    {
      picture: squareOf('orboot_expansion_pack'),
      alt: 'Orboot Expansion Pack: an explorer’s passport with stamps, six landmarks on coloured tokens in a half-circle before it, a sheet of round stickers in front',
    },
    {
      picture: hero,
      portrait,
      alt: 'Orboot Expansion Pack from lower down: the passport stands open behind the landmarks, each on a token of its own',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in blue sleeves hold a tablet with islands in a blue sea, from which a red tower, a white dome and a red gate rise on their tokens',
    },
    play: {
      picture: play,
      alt: 'On a round rug a clock tower and a white palace stand on tokens beside the globe, and two hands hold a tablet from which a red tower rises',
    },
    box: {
      picture: box,
      alt: 'The box of the Orboot Expansion Pack seen from above, with a passport, a quest booklet, six landmarks on tokens and two sheets of thirty stickers',
    },
    size: {
      picture: size,
      alt: 'Three landmarks on tokens and a few stickers stand behind a 15 cm ruler and a pencil, an apple beside them',
    },
  },
}
