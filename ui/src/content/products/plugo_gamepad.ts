import { box, hands, play, size } from '../../../art/pictures/plugo_gamepad/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_gamepad/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_gamepad',
  side: 'left',
  hue: 'plugo',
  tag: 'Takes every kit',
  description:
    'The part that turns a tablet into a Plugo. A slot holds the screen upright, the ledge in front takes the kit, and two sets of buttons do the rest. By itself it plays nothing, so choose a kit to go with it.',
  shortDescription: 'The base that holds the tablet and takes every Plugo kit.',
  skills: skillsOf('Coordination', 'Teamwork'),
  ages: { from: 4 },
  features: [
    {
      heading: 'Nothing to pair',
      text: 'No cable, no wireless, no charging: the tablet’s front camera sees what you plug in.',
    },
    {
      heading: 'Made for two pairs of hands',
      shows: 'play',
      text: 'Cross on the left, four buttons on the right, far enough apart to share.',
    },
    {
      heading: 'Five places in front',
      shows: 'hands',
      text: 'Tiles, animals or a whole keyboard: whatever the kit brings stands in the same tray.',
    },
  ],
  inTheBox: [
    { name: 'Plugo gamepad' },
    { name: 'Wedge for thin tablets' },
    { name: 'Set-up card' },
  ],
  size: 'It is 38 cm (15 in) wide and takes tablets of 7 to 11 inches. Without one it is 5 cm (2 in) tall.',
  safety:
    'There are no batteries in it, and its rubber feet grip the table. Take the tablet out before carrying it about.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_gamepad'),
      alt: 'Plugo Gamepad: a white and coral base with a cross on the left, four coloured buttons on the right and a tray with five empty places, a tablet in its groove asks which kit to play',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Gamepad from lower down: the tablet leans upright in the long groove, the tray before it is empty and waits for a kit',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in blue sleeves hold a tablet that asks which kit today, from which a tile with a 7, a giraffe, a cow and a slingshot rise',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand presses a button of the gamepad, its tray still empty, while the tablet in its groove offers eight kits',
    },
    box: {
      picture: box,
      alt: 'The box of the Plugo Gamepad seen from above, with a set-up card, the white and coral gamepad and a long coral wedge',
    },
    size: {
      picture: size,
      alt: 'The gamepad lies behind a 30 cm ruler and a pencil: it is wider than the ruler, and lower than the apple beside it',
    },
  },
}
