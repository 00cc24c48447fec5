import { box, hands, play, size } from '../../../art/pictures/tacto_coding/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_coding/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_coding',
  side: 'right',
  hue: 'tacto',
  tag: 'No typing needed',
  description:
    'A small robot on the tablet does exactly what your pieces tell it, including walking into the pond. Set down arrows, add a loop, press go, laugh, and fix it. That is programming, and no one had to type.',
  shortDescription: 'Guide a robot with arrows and loops that you set on the screen.',
  skills: skillsOf('Coding', 'Sequencing', 'Debugging'),
  ages: { from: 5, to: 10 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 1115, 4: 125, 3: 22, 2: 6, 1: 3 },
  features: [
    {
      heading: 'One piece, one idea',
      shows: 'box',
      text: 'Forward, turn, repeat: each has its own shape, so the fingers remember what the eyes forget.',
    },
    {
      heading: 'Step by step, if you like',
      shows: 'play',
      text: 'Slow the run down and the piece at work lights up, which makes the wrong one rather easy to spot.',
    },
    {
      heading: 'Make your own garden',
      shows: 'hands',
      text: 'When the paths run out, lay one for somebody else and see whether they get across.',
    },
  ],
  inTheBox: [
    { name: 'Robot figure' },
    { name: 'Arrow pieces', count: 6 },
    { name: 'Loop pieces', count: 2 },
    { name: 'Puzzle map' },
  ],
  size: 'The robot stands 6 cm (2.4 in) tall. Arrows and loops are 4 cm (1.6 in) tall, half as tall as an apple.',
  safety:
    'Arrows are thick, with blunt tips, and wipe clean with a damp cloth. The smallest piece is 4 cm tall.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_coding'),
      alt: 'Tacto Coding: a red robot and arrow pieces on a tablet that shows a garden in squares, a violet loop and a green arrow beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Coding from lower down: the robot and its arrows stand on round feet on a tablet that lies flat',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in teal sleeves hold a tablet with a garden in squares, from which a red robot, two arrows and a violet loop rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets an orange arrow before the red robot on the tablet’s garden, with a loop, a second arrow and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Coding seen from above, with a puzzle map, the red robot, six arrows and two loops in rows',
    },
    size: {
      picture: size,
      alt: 'The red robot, an orange arrow and a violet loop stand behind a 15 cm ruler and a pencil: the apple beside them is taller than the robot',
    },
  },
}
