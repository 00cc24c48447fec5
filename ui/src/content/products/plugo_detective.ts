import { box, hands, play, size } from '../../../art/pictures/plugo_detective/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_detective/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_detective',
  side: 'right',
  hue: 'plugo',
  tag: 'Codes and clues',
  description:
    'The museum’s ring is gone, the night guard only remembers a smell, and the diary is in code. Line up clue tiles, hold the glass to the scene and question everyone twice. Cases take an evening, or two if you jump to conclusions.',
  shortDescription: 'Clue tiles, a magnifying glass and a case that only you can close.',
  skills: skillsOf('Logic', 'Reading', 'Attention to detail'),
  ages: { from: 6, to: 12 },
  starCounts: { 5: 685, 4: 77, 3: 14, 2: 4, 1: 2 },
  features: [
    {
      heading: 'Codes people really used',
      shows: 'box',
      text: 'Shifted alphabets, mirror writing, knots on a rope: crack one here and you can pass notes with it tomorrow.',
    },
    {
      heading: 'Proof, not hunches',
      shows: 'play',
      text: 'Accusing someone takes five clues that fit together. The suspect will point out the sixth.',
    },
    {
      heading: 'Good with a partner',
      shows: 'hands',
      text: 'One holds the glass, the other the notebook. Most arguments end in a solution.',
    },
  ],
  inTheBox: [
    { name: 'Clue tiles', count: 15 },
    { name: 'Magnifying glass' },
    { name: 'Detective’s hat, doll-sized' },
    { name: 'Cardboard cipher wheel' },
    { name: 'Notebook' },
  ],
  size: 'Clue tiles are 4 cm (1.6 in) wide, and the magnifying glass is 14 cm (5.5 in) long, a little shorter than a pencil.',
  safety:
    'The glass is clear plastic and too weak to focus sunlight. Nothing in these cases is grimmer than a missing ring.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_detective'),
      alt: 'Plugo Detective: tiles with a paw, a key, a ring, a feather and socks stand in a gamepad, a magnifying glass and a hat in front, a raccoon caught in a circle of light on the tablet',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Detective from lower down: five clues stand in the gamepad’s tray, the magnifying glass and the hat lie before it',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in yellow sleeves hold a tablet with a dark museum, from which a raccoon, a painted vase and a teal gem rise',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the fifth clue in the gamepad, a hat, a magnifying glass and a spare clue before it, a mug of cocoa behind',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Detective seen from above, with a notebook, a cipher wheel, a magnifying glass, a hat and fifteen clue tiles',
    },
    size: {
      picture: size,
      alt: 'Tiles with a key and a ring and a small hat stand behind a magnifying glass, a 15 cm ruler and a pencil: an apple is twice as tall as a tile',
    },
  },
}
