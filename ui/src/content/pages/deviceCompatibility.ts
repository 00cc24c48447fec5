import type { Device, DeviceName, DeviceNeeds } from '@stemside/rules'
import { devices as needs, deviceNotes } from '../devices.ts'
import { oldestBrowsers } from '../oldestBrowsers.ts'
import { sampleNotes } from './sampleNotes.ts'
import type { TextPage } from './types.ts'

/** The lines that have an app. */
export const appLines = ['orboot', 'tacto', 'plugo', 'storybook'] as const
export type AppLine = (typeof appLines)[number]

/** A device of the list. */
export interface SampleDevice extends DeviceName, Device {
  /** A version of the system that its maker brought out for it; there may be a newer one. */
  readonly version: number
  readonly inches: number
}

/** A line that has an app, and what the app needs. */
export interface AppLineWords {
  readonly line: AppLine
  readonly name: string
  /** In the link to its page: "See all Plugo kits". */
  readonly toys: string
  readonly href: string
  readonly inWords: string
  readonly notes: readonly string[]
  readonly needs: DeviceNeeds
}

export interface DevicesPage extends TextPage {
  readonly lines: readonly AppLineWords[]
  readonly linesHeading: string
  readonly devices: readonly SampleDevice[]
  readonly table: { readonly heading: string; readonly caption: string; readonly link: string }
  readonly note: string
  readonly answers: Readonly<
    Record<
      | 'asks'
      | 'hint'
      | 'action'
      | 'nothingTyped'
      | 'several'
      | 'updated'
      | 'unknownModel'
      | 'whatToCheck'
      | 'visitorDevice'
      | 'ownAction'
      | 'ownComputer'
      | 'ownUnknown',
      string
    >
  >
}

const everyKind = ['phone', 'tablet'] as const

/** /device-compatibility */
export const deviceCompatibility: DevicesPage = {
  meta: {
    title: 'Device compatibility',
    description:
      'Which phones and tablets run Orboot, Tacto, Plugo and the e-storybooks. Look up your own.',
    keywords: ['compatible devices', 'iPad', 'Android tablet', 'Orboot app', 'Plugo app'],
  },
  heading: 'Will it run on ours?',
  lead: 'Phones run Orboot, Plugo and the e-storybooks. Tacto needs a tablet, because its pieces stand on the screen. Look yours up before you buy.',
  answers: {
    asks: 'Which phone or tablet do you have?',
    hint: 'For example iPad 9, Galaxy Tab A8 or Pixel 6a.',
    action: 'Look it up',
    nothingTyped: 'Please type a model',
    several: 'Several models are called that. Which one is yours?',
    updated: 'With the updates that its maker offers. Install them first.',
    unknownModel: 'This model is not in our list, so we cannot tell.',
    whatToCheck:
      'This is what a device must have. Its settings say what yours has, and so does its maker. If you are not sure, write to us.',
    visitorDevice: 'You are reading this on',
    ownAction: 'Check this device',
    ownComputer:
      'You are reading this on a computer. Our apps run on phones and tablets, so type the model of yours.',
    ownUnknown: 'Your browser keeps the name of your device to itself. Type the model instead.',
  },
  linesHeading: 'What each line needs',
  table: {
    heading: 'All models in our list',
    caption: 'Which line runs on which model',
    link: 'See all models at once',
  },
  lines: [
    {
      line: 'orboot',
      name: 'Orboot',
      toys: 'Orboot globes',
      href: '/orboot',
      inWords: needs.orboot,
      notes: [deviceNotes.orboot],
      needs: { kinds: everyKind, ios: 13, android: 8, memory: 3 },
    },
    {
      line: 'tacto',
      name: 'Tacto',
      toys: 'Tacto games',
      href: '/tacto',
      inWords: needs.tacto,
      notes: [deviceNotes.tacto],
      needs: { kinds: ['tablet'], ios: 13, android: 8, memory: 3, inches: { from: 8, to: 11 } },
    },
    {
      line: 'plugo',
      name: 'Plugo',
      toys: 'Plugo kits',
      href: '/plugo',
      inWords: needs.plugo,
      notes: ['Each kit is played on a gamepad.'],
      needs: { kinds: everyKind, ios: 13, android: 8, inches: { to: 11 } },
    },
    {
      line: 'storybook',
      name: 'E-storybooks',
      toys: 'storybooks',
      href: '/storybooks',
      inWords: needs.storybook,
      notes: ['You read them in the browser.'],
      needs: { kinds: everyKind, ios: Number(oldestBrowsers.safari), android: 8 },
    },
  ],
  note: sampleNotes.devices,
  devices: [
    {
      maker: 'Apple',
      model: 'iPad (7th generation, 2019)',
      kind: 'tablet',
      system: 'iOS',
      version: 18,
      inches: 10.2,
      alsoCalled: ['iPad 7'],
    },
    {
      maker: 'Apple',
      model: 'iPad (9th generation, 2021)',
      kind: 'tablet',
      system: 'iOS',
      version: 18,
      inches: 10.2,
      alsoCalled: ['iPad 9'],
    },
    {
      maker: 'Apple',
      model: 'iPad (10th generation, 2022)',
      kind: 'tablet',
      system: 'iOS',
      version: 18,
      inches: 10.9,
      alsoCalled: ['iPad 10'],
    },
    {
      maker: 'Apple',
      model: 'iPad mini (6th generation, 2021)',
      kind: 'tablet',
      system: 'iOS',
      version: 18,
      inches: 8.3,
      alsoCalled: ['iPad mini 6'],
    },
    {
      maker: 'Apple',
      model: 'iPad Air 2 (2014)',
      kind: 'tablet',
      system: 'iOS',
      version: 15,
      inches: 9.7,
    },
    {
      maker: 'Apple',
      model: 'iPad (4th generation, 2012)',
      kind: 'tablet',
      system: 'iOS',
      version: 10,
      inches: 9.7,
      alsoCalled: ['iPad 4'],
    },
    {
      maker: 'Apple',
      model: 'iPad Pro 12.9 (2021)',
      kind: 'tablet',
      system: 'iOS',
      version: 18,
      inches: 12.9,
    },
    {
      maker: 'Apple',
      model: 'iPhone 6',
      kind: 'phone',
      system: 'iOS',
      version: 12,
      inches: 4.7,
    },
    {
      maker: 'Apple',
      model: 'iPhone 8',
      kind: 'phone',
      system: 'iOS',
      version: 16.7,
      inches: 4.7,
    },
    {
      maker: 'Apple',
      model: 'iPhone 11',
      kind: 'phone',
      system: 'iOS',
      version: 18,
      inches: 6.1,
    },
    {
      maker: 'Apple',
      model: 'iPhone 13',
      kind: 'phone',
      system: 'iOS',
      version: 18,
      inches: 6.1,
    },
    {
      maker: 'Samsung',
      model: 'Galaxy Tab A8 10.5',
      kind: 'tablet',
      system: 'Android',
      version: 14,
      inches: 10.5,
      memory: 3,
      alsoCalled: ['SM-X200'],
    },
    {
      maker: 'Samsung',
      model: 'Galaxy Tab A7 Lite',
      kind: 'tablet',
      system: 'Android',
      version: 14,
      inches: 8.7,
      memory: 3,
      alsoCalled: ['SM-T220'],
    },
    {
      maker: 'Samsung',
      model: 'Galaxy Tab S6 Lite',
      kind: 'tablet',
      system: 'Android',
      version: 13,
      inches: 10.4,
      memory: 4,
      alsoCalled: ['SM-P610'],
    },
    {
      maker: 'Samsung',
      model: 'Galaxy Tab S8 Ultra',
      kind: 'tablet',
      system: 'Android',
      version: 14,
      inches: 14.6,
      memory: 8,
      alsoCalled: ['SM-X900'],
    },
    {
      maker: 'Samsung',
      model: 'Galaxy S10',
      kind: 'phone',
      system: 'Android',
      version: 12,
      inches: 6.1,
      memory: 8,
      alsoCalled: ['SM-G973F'],
    },
    {
      maker: 'Samsung',
      model: 'Galaxy J3 (2016)',
      kind: 'phone',
      system: 'Android',
      version: 5,
      inches: 5,
      memory: 1.5,
    },
    {
      maker: 'Google',
      model: 'Pixel 6a',
      kind: 'phone',
      system: 'Android',
      version: 15,
      inches: 6.1,
      memory: 6,
    },
    {
      maker: 'Google',
      model: 'Pixel Tablet',
      kind: 'tablet',
      system: 'Android',
      version: 15,
      inches: 10.95,
      memory: 8,
    },
    {
      maker: 'OnePlus',
      model: 'OnePlus Nord',
      kind: 'phone',
      system: 'Android',
      version: 12,
      inches: 6.44,
      memory: 6,
      alsoCalled: ['Nord'],
    },
  ],
  sections: [
    {
      id: 'find-your-model',
      heading: 'Where to find your model',
      paragraphs: ['You need the model, the version of the system and, for Android, the memory.'],
      points: [
        'iPhone and iPad: Settings, General, About.',
        'Android: Settings, About phone or About tablet. The memory is often called RAM.',
        'The screen is measured from corner to corner. An inch is 2.54 cm.',
      ],
    },
    {
      id: 'gamepad',
      heading: 'Plugo needs a gamepad too',
      paragraphs: [
        'Every Plugo kit is played on a gamepad: the tray takes the kit, and the groove holds the screen. It has no cable, no wireless and nothing to charge, because the front camera sees what you plug in.',
        'Where a kit needs its gamepad, the shop puts both into the cart. The STEM Wiz Pack and the Learners Pack bring theirs.',
      ],
      links: [{ label: 'All Plugo kits', href: '/plugo' }],
    },
    {
      id: 'why-size',
      heading: 'Why the size matters',
      paragraphs: [
        'Tacto’s pieces stand on the screen, so it has to be a tablet of 8 to 11 inches: smaller ones have no room for the board, and larger ones put its far side out of a child’s reach. Plugo’s gamepad holds screens up to 11 inches in its groove. Orboot and the storybooks need no particular size.',
      ],
    },
    {
      id: 'cases',
      heading: 'Cases and screen protectors',
      paragraphs: [
        'Take the tablet out of a thick case before you stand it in a gamepad. A thin protector is fine for Tacto. If the tablet misses a piece, wipe the screen, then try once without the protector.',
      ],
    },
    {
      id: 'browsers',
      heading: 'Browsers for the shop',
      paragraphs: [
        'To buy here you need one of these browsers or a newer one. An older one may show a page wrongly or not open the cart. Then tell us what you would like, by phone or email.',
      ],
      points: [
        `Safari on an iPhone, iPad or Mac: ${oldestBrowsers.safari}`,
        `Chrome or Edge: ${oldestBrowsers.chrome}`,
        `Firefox: ${oldestBrowsers.firefox}`,
        `Samsung Internet: ${oldestBrowsers.samsung}`,
      ],
      links: [{ label: 'Phone and email', href: '/contact-us' }],
    },
    {
      id: 'too-old',
      heading: 'Ours is too old',
      paragraphs: [
        'An old tablet that only one person uses is often the best toy tablet in the house, as long as its system is new enough. Look for updates first. If there are none, borrow a device for an evening before you decide, and keep in mind that a complete toy can go back within 30 days after delivery.',
      ],
      links: [
        { label: 'How returns work', href: '/tnc#returns' },
        { label: 'Write to us', href: '/contact-us' },
      ],
    },
  ],
}
