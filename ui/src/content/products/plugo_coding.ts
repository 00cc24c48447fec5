import { box, hands, play, size } from '../../../art/pictures/plugo_coding/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_coding/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_coding',
  side: 'right',
  hue: 'plugo',
  tag: 'Programs you can snap',
  description:
    'Snap a row of commands into the gamepad and the robot on the tablet carries them out, in order, without mercy. A loop saves you tiles. A number says how often. Before long they plan in programs: first socks, then shoes.',
  shortDescription: 'Command tiles that snap into programs a robot obeys.',
  skills: skillsOf('Coding', 'Sequencing', 'Problem solving'),
  ages: { from: 5, to: 10 },
  starCounts: { 5: 601, 4: 67, 3: 12, 2: 3, 1: 2 },
  features: [
    {
      heading: 'Read it like a sentence',
      text: 'Left to right, one tile after another: right, up, again, right, up.',
    },
    {
      heading: 'Fewer tiles, more pride',
      shows: 'hands',
      text: 'Anyone can cross the garden in twelve. Three stars go to those who manage it in five.',
    },
    {
      heading: 'Bugs you can pull out',
      shows: 'play',
      text: 'Found the wrong step? Take it out with two fingers, put the right one in, run it again.',
    },
  ],
  inTheBox: [
    { name: 'Arrow tiles', count: 12 },
    { name: 'Loop tiles', count: 2 },
    { name: 'Number tiles', count: 4 },
    { name: 'Robot mascot' },
    { name: 'Program book' },
  ],
  size: 'Tiles are 4 cm (1.6 in) wide, and the robot stands 8 cm (3.1 in) tall beside them, as tall as an apple.',
  safety:
    'Everything clicks together without force or tools. Tiles are made to be dropped, trodden on and found again.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_coding'),
      alt: 'Plugo Coding: arrow and loop tiles stand in a gamepad, a red robot in front, the same steps on a garden map on the tablet',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Coding from lower down: five steps stand in the gamepad’s tray, the robot waits beside it',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in red sleeves hold a tablet with a garden in squares, from which a red robot and tiles for right, up and again rise',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the last of five command tiles in the gamepad, the red robot, an arrow and a number before it, a mug of cocoa behind',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Coding seen from above, with a program book, a red robot, twelve arrow tiles, two loop tiles and the numbers 2 to 5',
    },
    size: {
      picture: size,
      alt: 'The red robot, an arrow tile and a loop tile stand behind a 15 cm ruler and a pencil: the robot is as tall as the apple beside them',
    },
  },
}
