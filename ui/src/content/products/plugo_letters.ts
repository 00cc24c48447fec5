import { box, hands, play, size } from '../../../art/pictures/plugo_letters/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_letters/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_letters',
  side: 'left',
  hue: 'plugo',
  tag: 'First words',
  description:
    'T, I, G, E: the animal on the screen is still asleep. Then the R drops in and the tiger gets up, stretches and wants a story. It starts with sounds, goes on to words and ends in very silly sentences.',
  shortDescription: 'Letter tiles that turn into whatever they spell.',
  skills: skillsOf('Spelling', 'Phonics', 'Vocabulary'),
  ages: { from: 4, to: 10 },
  starCounts: { 5: 1814, 4: 192, 3: 34, 2: 9, 1: 5 },
  features: [
    {
      heading: 'Hear it before you spell it',
      shows: 'play',
      text: 'Every letter says its sound as it goes in, and the word is read out slowly, then quickly.',
    },
    {
      heading: 'Wrong words welcome',
      shows: 'hands',
      text: 'Type nonsense and a creature with that name appears, looking as puzzled as you are.',
    },
    {
      heading: 'Stories with gaps',
      text: 'Older children fill the holes in a tale, and the plot takes the word they chose.',
    },
  ],
  inTheBox: [
    { name: 'Letter tiles', count: 36 },
    { name: 'Wild-card tiles', count: 2 },
    { name: 'Tile tray' },
    { name: 'Word list for grown-ups' },
  ],
  size: 'A letter is 4 cm (1.6 in) wide and 5 cm (2 in) tall. Five of them make a word as long as a new pencil.',
  safety:
    'Letters are printed under the surface, so eager thumbs do not rub them away. Each tile is 4 cm wide, too big to swallow.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_letters'),
      alt: 'Plugo Letters: tiles spell TIGER in a gamepad, the R just dropping in, with a tiger on the tablet behind them',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Letters from lower down: the tablet leans upright behind the gamepad, five letters stand in its tray and A, B and C wait in front',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands hold a tablet with a tiger, from which the letters T, I, G, E and a larger pink R rise',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand drops a pink R into the gamepad, where T, I, G and E stand before a tiger on the tablet',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Letters seen from above, with a word list, a teal tile tray, two star tiles and 36 letters in four rows',
    },
    size: {
      picture: size,
      alt: 'The letters A, B and C lie and stand behind a 15 cm ruler and a pencil, each about half as tall as the apple beside them',
    },
  },
}
