import { hero, portrait } from '../../../art/pictures/tacto_doctor/index.ts'
import type { ProductWords } from '../../commerce/words.ts'
import { deviceNotes, devices } from '../devices.ts'
import { squareOf } from '../pictures.ts'

export const words: ProductWords = {
  sku: 'tacto_doctor',
  side: 'left',
  hue: 'tacto',
  description:
    'Teddy does not feel well, and he is only the first in the queue. Listen to his heart, take his temperature, read the screen and decide what helps. By the end of the afternoon the clinic is empty and the doctor is hungry.',
  shortDescription: 'Tools in hand, a teddy on the table: run a clinic of your own.',
  skills: ['The human body', 'Empathy', 'Careful looking'],
  ages: { from: 4, to: 8 },
  deviceNote: deviceNotes.tacto,
  cartLine: 'Doctor’s tools for a clinic on a tablet',
  starCounts: { 5: 944, 4: 106, 3: 19, 2: 5, 1: 2 },
  features: [
    {
      heading: 'Tools that answer',
      text: 'Set the stethoscope down and you hear this patient’s heart, not just any heart.',
    },
    {
      heading: 'Look, ask, then treat',
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
}
