import { box, hands, play, size } from '../../../art/pictures/plugo_link/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_link/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_link',
  side: 'right',
  hue: 'plugo',
  tag: 'Build it, then test it',
  description:
    'A truck waits at the edge of a river, and there is no bridge. Click magnetic bars and balls together, set the thing into the gamepad, and find out whether it holds. When it does not, you saw why.',
  shortDescription: 'Magnetic bars and balls for bridges that get tested on screen.',
  skills: skillsOf('Engineering', 'Spatial thinking', 'Perseverance'),
  ages: { from: 5, to: 10 },
  starCounts: { 5: 1225, 4: 115, 3: 21, 2: 5, 1: 3 },
  features: [
    {
      heading: 'Triangles do not wobble',
      shows: 'play',
      text: 'A square folds at the first push. One more bar across it and an elephant may cross.',
    },
    {
      heading: 'Tested at once',
      shows: 'hands',
      text: 'The truck sets off the moment you are done. The bridge creaks first, which is only fair.',
    },
    {
      heading: 'Free build after school',
      shows: 'box',
      text: 'Send the truck home and invent: the app keeps a drawing of every machine for the next engineer.',
    },
  ],
  inTheBox: [
    { name: 'Magnetic bars in three lengths', count: 24 },
    { name: 'Steel balls in coloured shells', count: 12 },
    { name: 'Base plate' },
    { name: 'Book of bridges and machines' },
  ],
  size: 'Bars are 4, 6 and 8 cm (1.6 to 3.1 in) long. A good bridge spans the gamepad’s tray of 22 cm (8.7 in).',
  safety:
    'Magnets are sealed inside the bars. Throw a cracked bar away at once: magnets that have been swallowed need a hospital.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_link'),
      alt: 'Plugo Link: a bridge of coloured bars and balls stands in a gamepad before a truck at a river on the tablet, a small tower beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Link from lower down: the bridge spans the gamepad’s tray below the tablet',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in yellow sleeves hold a tablet with a river, from which a bridge of coloured bars and balls rises, a small tower behind it',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand adds a red bar to the bridge in the gamepad’s tray, with a tower, a bar and a ball before it and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Link seen from above, with the book of bridges, a yellow base plate, bars in three lengths and a row of twelve coloured balls',
    },
    size: {
      picture: size,
      alt: 'A tower, three bars of 4, 6 and 8 cm and two balls lie behind a 15 cm ruler and a pencil, an apple beside them',
    },
  },
}
