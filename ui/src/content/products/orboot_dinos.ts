import { box, hands, play, size } from '../../../art/pictures/orboot_dinos/gallery.ts'
import { hero, portrait } from '../../../art/pictures/orboot_dinos/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'orboot_dinos',
  side: 'right',
  hue: 'orboot',
  tag: '50+ dinosaurs',
  description:
    'One old continent, fresh out of the egg. Point a screen at it and more than fifty dinosaurs lift their heads among the palms: feed one, measure yourself against one, hatch one of your own.',
  shortDescription: 'A globe from before people, with more than fifty dinosaurs to wake up.',
  skills: skillsOf('Natural history', 'Geography', 'Observation'),
  ages: { from: 4, to: 10 },
  deviceNote: deviceNotes.orboot,
  starCounts: { 5: 3827, 4: 381, 3: 68, 2: 18, 1: 9 },
  features: [
    {
      heading: 'Find them where they lived',
      shows: 'hands',
      text: 'Long-necks in the forest, horned grazers on the plain, something with far too many teeth on top. Each has its own corner of the old world.',
    },
    {
      heading: 'See how big is big',
      shows: 'play',
      text: 'Stand a life-sized skull on the living-room floor and walk around its teeth.',
    },
    {
      heading: 'Raise a hatchling',
      text: 'Eggs hide all over the globe. Keep one warm, guess what is inside, and name whoever comes out.',
    },
  ],
  inTheBox: [
    { name: 'Orboot Dinos globe, 10 inches' },
    { name: 'Eggshell stand' },
    { name: 'Fossil hunter’s logbook' },
    { name: 'Fossil stickers', count: 24 },
    { name: 'Quick start guide' },
  ],
  size: 'Across, it measures 25 cm (10 in). In its eggshell it stands 28 cm (11 in) tall, and the T. rex on top looks over a school ruler.',
  safety:
    'The eggshell’s teeth are rounded, and the stand is too heavy to tip with one finger. Fossil stickers are not for children under 3.',
  devices: devices.orboot,
  pictures: [
    {
      picture: squareOf('orboot_dinos'),
      alt: 'Orboot Dinos in a cracked eggshell: an orange T. rex, a purple triceratops, a blue stegosaurus and a green long-neck on a green globe, three spotted eggs below',
    },
    {
      picture: hero,
      portrait,
      alt: 'Orboot Dinos from lower down: the globe sits in half an eggshell on a violet foot, the T. rex on top of it',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands hold a tablet with a jungle lake, from which an orange T. rex, a violet triceratops, palms and a spotted egg rise',
    },
    play: {
      picture: play,
      alt: 'A child holds a tablet over a green round rug, a long-neck and a stegosaurus stand on its screen, and behind it sits Orboot Dinos in its eggshell',
    },
    box: {
      picture: box,
      alt: 'The box of Orboot Dinos seen from above, with the globe in its eggshell, a fossil logbook, a sheet of 24 fossil stickers and a quick start guide',
    },
    size: {
      picture: size,
      alt: 'Orboot Dinos beside a standing 30 cm ruler, an apple and a pencil: the T. rex on top looks over the ruler’s end',
    },
  },
}
