import { box, hands, play, size } from '../../../art/pictures/plugo_piano/gallery.ts'
import { hero, portrait } from '../../../art/pictures/plugo_piano/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'plugo_piano',
  side: 'right',
  hue: 'plugo',
  tag: 'No sheet music',
  description:
    'Thirteen keys, one patient cat and no sheet music in sight. Coloured notes drift down the screen to the key that wants pressing. After a few songs the colours fade, and the tune stays in the fingers.',
  shortDescription: 'A little piano that shows you the next note and then stops helping.',
  skills: skillsOf('Music', 'Rhythm', 'Listening'),
  ages: { from: 5, to: 10 },
  starCounts: { 5: 1083, 4: 150, 3: 27, 2: 7, 1: 4 },
  features: [
    {
      heading: 'It waits for you',
      shows: 'play',
      text: 'Miss a note and the song holds its breath until you find it. Nobody is rushed through a lullaby.',
    },
    {
      heading: 'One keyboard, many voices',
      shows: 'hands',
      text: 'Play as a piano, a sitar, a steel drum or a choir of cats.',
    },
    {
      heading: 'Write it down without writing',
      text: 'Record a tune of your own, hear it back slower, and send it to whoever has a birthday.',
    },
  ],
  inTheBox: [
    { name: 'Keyboard piece with 13 keys' },
    { name: 'Colour dots for the keys', count: 8 },
    { name: 'Songbook' },
  ],
  size: 'The keyboard is 23 cm (9 in) wide, wider than a pencil is long, with keys as wide as a grown-up’s thumb.',
  safety: 'The keys make no sound themselves: the tablet does, and its volume is yours to set.',
  devices: devices.plugo,
  pictures: [
    {
      picture: squareOf('plugo_piano'),
      alt: 'Plugo Tunes: a small keyboard sits in a gamepad while coloured notes fall towards a singing cat on the tablet',
    },
    {
      picture: hero,
      portrait,
      alt: 'Plugo Tunes from lower down: the keyboard lies across the gamepad, between its cross and its four buttons',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in teal sleeves hold a tablet with falling notes, from which an orange cat and four coloured notes rise: red, yellow, teal and violet',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand plays a white key of the keyboard in the gamepad, while notes fall towards the cat on the tablet, a songbook beside it and a mug of cocoa behind',
    },
    box: {
      picture: box,
      alt: 'The box of Plugo Tunes seen from above, with a songbook, the keyboard of white and black keys and a row of eight colour dots',
    },
    size: {
      picture: size,
      alt: 'The keyboard lies behind a 15 cm ruler and a pencil: it is wider than both, and an apple stands beside it',
    },
  },
}
