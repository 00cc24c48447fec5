import { box, play, size } from '../../../art/pictures/dabble_crystal_garden/gallery.ts'
import { hero, portrait } from '../../../art/pictures/dabble_crystal_garden/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'dabble_crystal_garden',
  side: 'left',
  hue: 'dabble',
  tag: 'A garden in a dish',
  description:
    'Fill the dish in the evening, add the drops, and go to bed. By breakfast the first crystals have broken the surface, and they are not done. The little book tells why it happens, and what to change so that tomorrow’s garden looks different.',
  shortDescription: 'A dish that grows a garden of crystals while everyone sleeps.',
  skills: skillsOf('Chemistry', 'Observation', 'Waiting'),
  ages: { from: 6, to: 12 },
  features: [
    {
      heading: 'Science with a deadline',
      shows: 'play',
      text: 'First points show after an hour. Draw what you see before bed and compare in the morning.',
    },
    {
      heading: 'Change one thing',
      shows: 'box',
      text: 'Warmer, saltier, darker? Four colours make a fair test, and a fair argument.',
    },
    {
      heading: 'Keep the best one',
      text: 'The prettiest crystal moves into the jar, where it stays safe from thumbs.',
    },
  ],
  inTheBox: [
    { name: 'Growing dish' },
    { name: 'Sachets of crystal salt', count: 4 },
    { name: 'Colours, in drops', count: 4 },
    { name: 'Dropper bottle' },
    { name: 'Display jar of clear plastic' },
    { name: 'Book of experiments' },
  ],
  size: 'The dish is 15 cm (6 in) across, like a dessert plate. The tallest crystals reach 5 cm (2 in).',
  safety:
    'The salt stings eyes and is not for eating. Mix it with a grown-up, wash hands afterwards, and put the dish where pets cannot drink from it.',
  pictures: [
    {
      picture: squareOf('dabble_crystal_garden'),
      alt: 'Dabble Crystal Garden: violet, pink, teal and yellow crystals grow in a white dish, a dropper bottle and a jar with a crystal beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Dabble Crystal Garden from lower down: the tallest crystal stands higher than the dropper bottle beside the dish',
    },
  ],
  views: {
    play: {
      picture: play,
      alt: 'On a wooden table a hand holds a pipette over the white dish, in which violet, pink, teal and yellow crystals grow',
    },
    box: {
      picture: box,
      alt: 'The box of Dabble Crystal Garden seen from above, with a book, a white dish, four sachets, four colours in bottles, a dropper bottle and a jar',
    },
    size: {
      picture: size,
      alt: 'The dish with its crystals behind a 15 cm ruler and a pencil: it is as wide as the ruler, and the crystals are lower than the apple',
    },
  },
}
