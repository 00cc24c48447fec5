import { box, hands, play, size } from '../../../art/pictures/tacto_dinos/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_dinos/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_dinos',
  side: 'right',
  hue: 'tacto',
  tag: 'Stomp or tiptoe',
  description:
    'Set your dinosaur down on the tablet and the ground shakes. Walk it through ferns, across rivers and past one very bad-tempered volcano, and look after it on the way: it gets hungry, and so does everything else.',
  shortDescription: 'Walk a dinosaur across a tablet and keep it out of trouble.',
  skills: skillsOf('Natural history', 'Planning', 'Dexterity'),
  ages: { from: 4, to: 8 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 755, 4: 100, 3: 18, 2: 5, 1: 2 },
  features: [
    {
      heading: 'It moves when you move',
      shows: 'play',
      text: 'Stomp, tiptoe or slide the figure, and the dinosaur on screen changes its gait to match.',
    },
    {
      heading: 'Four animals, four lives',
      shows: 'box',
      text: 'The long-neck needs leaves by the ton, the triceratops needs its herd. Swap figures and the same valley plays differently.',
    },
    {
      heading: 'Short enough for bedtime',
      shows: 'hands',
      text: 'One day in the valley is a single round: then the sun sets and everyone lies down.',
    },
  ],
  inTheBox: [
    { name: 'T. rex figure' },
    { name: 'Long-neck figure' },
    { name: 'Triceratops figure' },
    { name: 'Stegosaurus figure' },
    { name: 'Field guide' },
    { name: 'Cloth bag' },
  ],
  size: 'Figures stand 5 to 8 cm (2 to 3 in) tall. The long-neck is the tallest, of course.',
  safety:
    'Tails and horns are soft and rounded, for the sake of bare feet at night. Figures have no removable parts.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_dinos'),
      alt: 'Tacto Dinos: an orange T. rex, a green long-neck and a purple triceratops stand on a tablet that shows a jungle lake, a blue stegosaurus beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Dinos from lower down: three dinosaurs stand on a tablet that lies flat, each on a round foot of its own',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in teal sleeves hold a tablet with a jungle lake, from which an orange T. rex, a green long-neck and a violet triceratops rise',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand sets the triceratops on the tablet’s jungle, beside T. rex and long-neck, with a stegosaurus and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Dinos seen from above, with a field guide, a teal bag and four dinosaurs on round feet in a row',
    },
    size: {
      picture: size,
      alt: 'T. rex, long-neck and triceratops stand behind a 15 cm ruler and a pencil: the long-neck is almost as tall as the apple beside them',
    },
  },
}
