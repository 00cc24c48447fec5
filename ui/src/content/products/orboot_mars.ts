import { box, hands, play, size } from '../../../art/pictures/orboot_mars/gallery.ts'
import { hero, portrait } from '../../../art/pictures/orboot_mars/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'orboot_mars',
  side: 'left',
  hue: 'orboot',
  tag: 'Missions & rovers',
  description:
    'The whole red planet, close enough to touch its craters. Plan a launch, survive the landing and take a rover across ground that no one has ever walked on. Real missions are marked where they came down, and the failed ones are told too.',
  shortDescription: 'The red planet on a stand, with missions to fly and rovers to drive.',
  skills: skillsOf('Space science', 'Planning', 'Engineering'),
  ages: { from: 6, to: 12 },
  deviceNote: deviceNotes.orboot,
  starCounts: { 5: 1958, 4: 233, 3: 42, 2: 11, 1: 5 },
  features: [
    {
      heading: 'Land without breaking it',
      shows: 'hands',
      text: 'Pick the angle, open the parachute, fire the engines. Too early and you drift, too late and you dent the planet.',
    },
    {
      heading: 'Drive with a delay',
      shows: 'play',
      text: 'Orders take minutes to reach Mars, so the rover wants its whole route in advance. It is harder than steering, and more fun.',
    },
    {
      heading: 'Read the ground',
      text: 'Dry rivers, dust storms and the tallest volcano we know: scan a place to learn what made it.',
    },
  ],
  inTheBox: [
    { name: 'Orboot Mars globe with raised craters, 10 inches' },
    { name: 'White globe stand' },
    { name: 'Mission handbook' },
    { name: 'Mission patches to stick on', count: 12 },
    { name: 'Quick start guide' },
  ],
  size: 'Mars is 25 cm (10 in) across here. On its white stand it is 34 cm (13 in) tall, so leave it a high shelf.',
  safety:
    'The craters are moulded, not glued, so nothing flakes off. Mission patches are small; put them out of reach of under-threes.',
  devices: devices.orboot,
  pictures: [
    {
      picture: squareOf('orboot_mars'),
      alt: 'Orboot Mars on a white stand: an orange globe full of craters with an astronaut, a rocket and two rovers on it, gold stars around',
    },
    {
      picture: hero,
      portrait,
      alt: 'Orboot Mars from lower down: the globe leans in a white ring above a round foot with a golden rim',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in blue sleeves hold a tablet with a rust-red plain, from which a rover, a waving astronaut and a rocket rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'A child in yellow sleeves holds a tablet with a rover and an astronaut over a round blue rug, and behind it stands Orboot Mars on its white stand',
    },
    box: {
      picture: box,
      alt: 'The box of Orboot Mars seen from above, with the red globe on its white stand, a mission handbook, a sheet of 12 round patches and a quick start guide',
    },
    size: {
      picture: size,
      alt: 'Orboot Mars beside a standing 30 cm ruler, an apple and a pencil: on its white stand the globe is a little taller than the ruler',
    },
  },
}
