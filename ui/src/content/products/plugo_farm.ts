import { box, hands, play, size } from '../../../art/pictures/plugo_farm/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_farm/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_farm',
  side: 'left',
  hue: 'plugo',
  tag: 'Three eggs to sell',
  description:
    'Who says moo, what does the pig eat, and why are the chicks in the road? Set an animal into the gamepad, care for it through a season and take what it gives to market. It is a farm that never smells, with a first idea of money in it.',
  shortDescription: 'Plant, feed and sell: a small farm that runs on good decisions.',
  skills: skillsOf('Planning', 'First economics', 'Nature'),
  ages: { from: 4, to: 8 },
  starCounts: { 5: 593, 4: 74, 3: 13, 2: 3, 1: 2 },
  features: [
    {
      heading: 'Seasons with a mind of their own',
      shows: 'hands',
      text: 'A dry summer asks for the well, a wet one for a new roof on the barn.',
    },
    {
      heading: 'A shop with prices',
      shows: 'box',
      text: 'Sell three eggs today or hatch them and sell a hen later? There is no wrong answer, just a different farm.',
    },
    {
      heading: 'Where food comes from',
      shows: 'play',
      text: 'Milk has a morning, bread has a field. Every product can be followed back to the ground.',
    },
  ],
  inTheBox: [
    { name: 'Cow, pig and sheep' },
    { name: 'Chicks', count: 3 },
    { name: 'Barn' },
    { name: 'Fence' },
    { name: 'Cardboard market coins', count: 20 },
  ],
  size: 'The barn is 7 cm (2.8 in) tall and the cow as long: a whole farm fits on a place mat.',
  safety:
    'Ears, beaks and tails are one with the figure. Chicks and coins are small: keep them away from children who still taste things.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_farm'),
      alt: 'Plugo Farm: a cow, a pig, a sheep and a red barn stand in a gamepad, chicks and a fence in front, fields with a tractor on the tablet',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Farm from lower down: cow, pig, sheep and barn stand side by side in the gamepad’s tray, three chicks in front',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in teal sleeves hold a tablet with fields and a tractor, from which a cow, a sheep, a chick and a red barn rise',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the sheep in the gamepad, beside barn, cow and pig, with chicks and a fence before it and a mug of cocoa behind',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Farm seen from above, with a red barn, a cow, a pig, a sheep, three chicks, a fence and twenty coins',
    },
    size: {
      picture: size,
      alt: 'The red barn, the cow and a chick stand behind a 15 cm ruler and a pencil: the apple beside them is taller than the barn',
    },
  },
}
