import { box, hands, play, size } from '../../../art/pictures/plugo_slingshot/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_slingshot/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_slingshot',
  side: 'left',
  hue: 'plugo',
  tag: 'Allowed indoors',
  description:
    'A slingshot that is allowed indoors, because its shots only fly on the screen. Pull the band, feel how far, choose the angle and let go. Balloons pop, crates topple, and somewhere along the way gravity starts to make sense.',
  shortDescription: 'Pull, aim and let go: the shot flies on the screen, never across the room.',
  skills: skillsOf('Physics', 'Estimation', 'Aim'),
  ages: { from: 5, to: 10 },
  features: [
    {
      heading: 'A curve you can predict',
      shows: 'play',
      text: 'Guess where the shot lands, then let go: the dotted line shows how close you were.',
    },
    {
      heading: 'Four balls, four weights',
      shows: 'box',
      text: 'The yellow one is light and floats, the blue one drops like a stone. Choose before you pull.',
    },
    {
      heading: 'Think before you throw',
      shows: 'hands',
      text: 'Three shots to a level, so a good look at the crates is worth more than a strong arm.',
    },
  ],
  inTheBox: [
    { name: 'Slingshot with a stretch band' },
    { name: 'Balls, 4 cm across', count: 4 },
    { name: 'Spare band' },
    { name: 'Level cards', count: 10 },
  ],
  size: 'The slingshot is 15 cm (6 in) tall, and each ball is as big as a table-tennis ball, 4 cm (1.6 in) across.',
  safety:
    'The ball is held in its pouch and stays there when you let go. Replace the band when it looks tired.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_slingshot'),
      alt: 'Plugo Slingshot: a red slingshot with a yellow ball stands in a gamepad and aims at balloons and crates on the tablet, three more balls beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Slingshot from lower down: the slingshot stands in the middle of the gamepad, before the screen that it aims at',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in blue sleeves hold a tablet with balloons and crates, from which a red and white target and three crates rise, a yellow ball in the air',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand draws the band of the slingshot in the gamepad, aiming at the targets on the tablet, with three balls before it',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Slingshot seen from above, with level cards, the red slingshot with a ball in its band, three more balls and a spare band',
    },
    size: {
      picture: size,
      alt: 'The red slingshot beside a standing 15 cm ruler, an apple and a pencil: it is as tall as the ruler, with two balls before it',
    },
  },
}
