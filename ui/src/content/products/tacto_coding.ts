import { hero, portrait } from '../../../art/pictures/tacto_coding/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'tacto_coding',
  side: 'right',
  hue: 'tacto',
  description:
    'A small robot on the tablet does exactly what your pieces tell it, including walking into the pond. Set down arrows, add a loop, press go, laugh, and fix it. That is programming, and no one had to type.',
  shortDescription: 'Guide a robot with arrows and loops that you set on the screen.',
  skills: ['Coding', 'Sequencing', 'Debugging'],
  ages: { from: 5, to: 10 },
  deviceNote: deviceNotes.tacto,
  cartLine: 'Arrows and loops that steer a robot',
  starCounts: { 5: 1115, 4: 125, 3: 22, 2: 6, 1: 3 },
  features: [
    {
      heading: 'One piece, one idea',
      text: 'Forward, turn, repeat: each has its own shape, so the fingers remember what the eyes forget.',
    },
    {
      heading: 'Step by step, if you like',
      text: 'Slow the run down and the piece at work lights up, which makes the wrong one rather easy to spot.',
    },
    {
      heading: 'Make your own garden',
      text: 'When the paths run out, lay one for somebody else and see whether they get across.',
    },
  ],
  inTheBox: [
    { name: 'Robot figure' },
    { name: 'Arrow pieces', count: 6 },
    { name: 'Loop pieces', count: 2 },
    { name: 'Puzzle map' },
  ],
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
}
