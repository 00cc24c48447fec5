import { box, hands, play, size } from '../../../art/pictures/tacto_doctor/gallery.ts'
import { hero, portrait } from '../../../art/pictures/tacto_doctor/page.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'
import { skillsOf } from '../skills.ts'

export const words: ProductWords = {
  sku: 'tacto_doctor',
  side: 'left',
  hue: 'tacto',
  tag: 'Teddy is first in line',
  description:
    'Teddy does not feel well, and he is only the first in the queue. Listen to his heart, take his temperature, read the screen and decide what helps. By the end of the afternoon the clinic is empty and the doctor is hungry.',
  shortDescription: 'Tools in hand, a teddy on the table: run a clinic of your own.',
  skills: skillsOf('The human body', 'Empathy', 'Careful looking'),
  ages: { from: 4, to: 8 },
  deviceNote: deviceNotes.tacto,
  starCounts: { 5: 944, 4: 106, 3: 19, 2: 5, 1: 2 },
  features: [
    {
      heading: 'Tools that answer',
      shows: 'hands',
      text: 'Set the stethoscope down and you hear this patient’s heart, not just any heart.',
    },
    {
      heading: 'Look, ask, then treat',
      shows: 'play',
      text: 'A fever can have three causes. The bottle only goes on when the right one is found.',
    },
    {
      heading: 'Less afraid next time',
      text: 'Whoever has examined a bear knows what the cold round thing is for, and that it is quick.',
    },
  ],
  inTheBox: [
    { name: 'Teddy figure' },
    { name: 'Stethoscope piece' },
    { name: 'Thermometer piece' },
    { name: 'Medicine bottle, solid and empty' },
    { name: 'Heart piece' },
    { name: 'Patient cards', count: 20 },
  ],
  size: 'The teddy is 7 cm (2.8 in) tall, a little shorter than an apple, and the tools fit a hand that still learns to hold a pencil.',
  safety:
    'Toy instruments only: nothing punctures, nothing opens, nothing measures for real. When a child is ill, ask a doctor with a bigger room.',
  devices: devices.tacto,
  pictures: [
    {
      picture: squareOf('tacto_doctor'),
      alt: 'Tacto Doctor: a teddy with a bandage, a stethoscope and a thermometer on a tablet that shows a heartbeat, a medicine bottle and a heart beside it',
    },
    {
      picture: hero,
      portrait,
      alt: 'Tacto Doctor from lower down: the teddy sits on a tablet that lies flat, among instruments on round feet',
    },
  ],
  views: {
    hands: {
      picture: hands,
      alt: 'Two hands in yellow sleeves hold a tablet with a heartbeat, from which a bandaged teddy, a stethoscope and a thermometer rise in rings of light',
    },
    play: {
      picture: play,
      alt: 'On a wooden table a hand brings the thermometer to the teddy on the tablet, with a stethoscope, a medicine bottle, a heart and a mug of cocoa',
    },
    box: {
      picture: box,
      alt: 'The box of Tacto Doctor seen from above, with patient cards, a teddy, a stethoscope, a thermometer, a medicine bottle and a heart',
    },
    size: {
      picture: size,
      alt: 'Teddy, stethoscope and thermometer stand behind a 15 cm ruler and a pencil: the apple beside them is a little taller than the teddy',
    },
  },
}
