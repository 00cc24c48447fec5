import { deviceNotes, devices } from '../devices.ts'
import type { TextPage } from './types.ts'

export interface OurEarthPage extends TextPage {
  readonly steps: readonly { readonly heading: string; readonly text: string }[]
  readonly layers: {
    readonly heading: string
    readonly items: readonly { readonly name: string; readonly text: string }[]
  }
  readonly devices: { readonly heading: string; readonly text: string; readonly note: string }
  readonly troubles: {
    readonly heading: string
    readonly items: readonly { readonly trouble: string; readonly help: string }[]
  }
}

/** Every path that begins with /ourearth: the companion-app page of Orboot Earth (§2.13) */
export const ourEarth: OurEarthPage = {
  meta: {
    title: 'The app for Orboot Earth',
    description:
      'How to bring the globe to life: getting started, the six layers, the passport, and help when it does not see the globe.',
    keywords: ['Orboot app', 'Orboot Earth', 'AR globe app'],
  },
  heading: 'Your globe is waiting',
  lead: 'You are here because there is an Orboot Earth in front of you. In two minutes it will be looking back.',
  steps: [
    {
      heading: 'Set it up',
      text: 'Put the globe on its stand, on a table near a window or under a lamp. Take shiny things away from under it.',
    },
    {
      heading: 'Get the app',
      text: 'Look for Orboot in the store of your phone or tablet. Allow the camera: the app has to see the globe.',
    },
    {
      heading: 'Point',
      text: 'Hold the device so that the whole globe is in the picture, about an arm’s length away. Go nearer once something stands up.',
    },
    {
      heading: 'Turn',
      text: 'Tap a wonder to hear its story. Turn the globe with your free hand and find the next.',
    },
  ],
  layers: {
    heading: 'Six layers to switch between',
    items: [
      { name: 'Animals', text: 'Where they live, and why there.' },
      { name: 'Monuments', text: 'What people have built, and from which side it looks best.' },
      { name: 'Cuisines', text: 'What is for breakfast elsewhere.' },
      { name: 'Cultures', text: 'Clothes, dances, festivals and ways to say hello.' },
      { name: 'Inventions', text: 'Who thought of it first, and where.' },
      { name: 'Weather', text: 'Clouds, deserts, monsoons, and what they do to everything above.' },
    ],
  },
  devices: { heading: 'What it runs on', text: devices.orboot, note: deviceNotes.orboot },
  troubles: {
    heading: 'When it does not see the globe',
    items: [
      {
        trouble: 'Nothing stands up.',
        help: 'More light, and from the side. Wipe the camera. Hold still for two seconds.',
      },
      {
        trouble: 'Things slide off.',
        help: 'The globe is turning faster than the camera can follow. Turn it slowly, and stop before you tap.',
      },
      {
        trouble: 'It stays black.',
        help: 'The camera is not allowed. Open the settings of your device, look for Orboot and allow it.',
      },
      {
        trouble: 'It jerks.',
        help: 'Close other apps. On an old device the first minute is the slowest.',
      },
      {
        trouble: 'It still does not work.',
        help: 'Write to us with the model of your device and what you saw.',
      },
    ],
  },
  sections: [
    {
      id: 'passport',
      heading: 'The passport',
      paragraphs: [
        'Each country that you visit earns a stamp in the paper passport. Decide at home what counts as a visit. “Three wonders and one question” is a good rule.',
      ],
    },
    {
      id: 'without',
      heading: 'Without the app',
      paragraphs: [
        'The globe has no borders, so it is a good one to think with. Spin it, shut your eyes, stop it with a finger, and say what you would see, hear and smell there. Then look it up.',
      ],
      links: [
        {
          label: 'How to talk about maps with a six-year-old',
          href: '/blog/how-to-talk-about-maps-with-a-six-year-old',
        },
      ],
    },
    {
      id: 'more',
      heading: 'More for your globe',
      paragraphs: [
        'The expansion pack brings six landmarks on tokens and sixty stickers, each with a quest.',
      ],
      links: [
        { label: 'Orboot Expansion Pack', href: '/orboot/expansionpack' },
        { label: 'Orboot Earth', href: '/orboot/earth' },
      ],
    },
  ],
}
