import { storeName } from '@stemside/rules'
import type { TextPage } from './types.ts'

/** What a visitor reads before taking a file. `ui/art/pressFiles.test.ts` compares it with the file. */
interface FileFacts {
  readonly name: string
  readonly says: string
  readonly format: 'SVG' | 'PNG' | 'WebP'
  readonly bytes: number
  /** Width and height of a picture that consists of pixels. */
  readonly pixels?: readonly [width: number, height: number]
}

/** A file of `ui/art/brand`, which the shop serves from its root. */
export interface BrandFile extends FileFacts {
  readonly file: string
  readonly ground: 'pale' | 'dark'
}

/** The widest WebP file of a product's hero picture. */
export interface ProductPicture extends FileFacts {
  readonly sku: 'orboot' | 'tacto_chess' | 'plugo_count' | 'stemwizpack'
}

/** `pressKit.test.ts` compares the values with the tokens. */
export interface BrandColour {
  readonly name: string
  readonly token: string
  /** As `#rrggbb`. */
  readonly hex: string
  readonly says: string
}

export interface PressPage extends TextPage {
  readonly words: Readonly<
    Record<
      'texts' | 'facts' | 'logo' | 'colours' | 'pictures' | 'rules' | 'do' | 'dont' | 'download',
      string
    >
  >
  /** Text to quote, in three lengths. */
  readonly boilerplates: readonly { readonly label: string; readonly text: string }[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly brandFiles: readonly BrandFile[]
  readonly colours: readonly BrandColour[]
  readonly pictures: readonly ProductPicture[]
  readonly rules: { readonly do: readonly string[]; readonly dont: readonly string[] }
}

/** /press-kit */
export const pressKit: PressPage = {
  meta: {
    title: 'Press kit',
    description: `Logo, pictures and texts about ${storeName}, with plain rules for their use.`,
    keywords: ['press kit', 'logo', `${storeName} pictures`],
  },
  heading: 'Press kit',
  lead: 'Everything you need for an article, a talk or a shop window. Take what you need. No form, no waiting.',
  sections: [
    {
      id: 'name',
      heading: 'The name',
      paragraphs: [
        `${storeName}, with a capital S and the rest small. It comes from “cross over to the STEM side”. The lines are Orboot, Tacto and Plugo, also with one capital each.`,
        'The mark is called the side-step: a circle cut in half, the right half slid down.',
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      paragraphs: [
        'For facts that are not here, a sample toy or a picture in another size, write to us and choose “Press” as the subject.',
      ],
      links: [{ label: 'Write to us', href: '/contact-us' }],
    },
  ],
  words: {
    texts: 'Texts to quote',
    facts: 'Facts',
    logo: 'Logo',
    colours: 'Colours',
    pictures: 'Pictures of the toys',
    rules: 'How to use them',
    do: 'Please do',
    dont: 'Please do not',
    download: 'Download',
  },
  boilerplates: [
    {
      label: 'One line',
      text: `${storeName} makes AR toys for children from four to twelve: real pieces that a phone or tablet brings to life.`,
    },
    {
      label: 'One paragraph',
      text: `${storeName} makes toys that children hold in their hands and that a phone or tablet brings to life. Orboot is a line of globes, Tacto turns a tablet into a board for real pieces, and Plugo is a gamepad with kits for sums, words, music and building. The toys are sold in India, the United States, the United Kingdom, Canada and the Emirates. Customers rate them 4.85 of 5, on 35,500 reviews.`,
    },
    {
      label: 'For a gift guide',
      text: 'Orboot Earth (ages 4–10): a globe without borders on which 400 wonders of the world stand up and tell their story. Needs a phone or tablet, which is not included.',
    },
  ],
  facts: [
    { label: 'Lines', value: 'Orboot, Tacto, Plugo' },
    { label: 'Ages', value: '4 to 12; each toy says its own' },
    {
      label: 'Sold in',
      value: 'India, United States, United Kingdom, Canada, United Arab Emirates',
    },
    { label: 'Rating', value: '4.85 of 5 on 35,500 reviews' },
    { label: 'Device', value: 'Phone or tablet, not included' },
  ],
  brandFiles: [
    {
      name: 'Logo',
      file: 'logo.svg',
      says: 'Mark and name in ink, for pale grounds.',
      format: 'SVG',
      bytes: 5055,
      ground: 'pale',
    },
    {
      name: 'Logo in white',
      file: 'logo-white.svg',
      says: 'Mark and name in white, for dark grounds.',
      format: 'SVG',
      bytes: 5052,
      ground: 'dark',
    },
    {
      name: 'Mark',
      file: 'mark.svg',
      says: 'The side-step alone.',
      format: 'SVG',
      bytes: 201,
      ground: 'pale',
    },
    {
      name: 'Icon',
      file: 'icon-512.png',
      says: 'The mark on its ground.',
      format: 'PNG',
      bytes: 9032,
      pixels: [512, 512],
      ground: 'pale',
    },
  ],
  colours: [
    { name: 'Ink', token: '--palette-ink', hex: '#17203d', says: 'The name, and all text.' },
    { name: 'Coral', token: '--palette-coral', hex: '#ff5a4a', says: 'The left half of the mark.' },
    {
      name: 'Cobalt',
      token: '--palette-cobalt',
      hex: '#2743e3',
      says: 'The right half of the mark, and buttons.',
    },
    {
      name: 'Sun',
      token: '--palette-sun',
      hex: '#ffc53d',
      says: 'The right half of the mark on dark grounds.',
    },
    {
      name: 'White',
      token: '--palette-white',
      hex: '#ffffff',
      says: 'The name on dark grounds.',
    },
  ],
  pictures: [
    {
      name: 'Orboot Earth',
      sku: 'orboot',
      says: 'The globe on its stand.',
      format: 'WebP',
      bytes: 51842,
      pixels: [1200, 900],
    },
    {
      name: 'Tacto Chess',
      sku: 'tacto_chess',
      says: 'Pieces on a tablet that lies flat.',
      format: 'WebP',
      bytes: 52402,
      pixels: [1200, 900],
    },
    {
      name: 'Plugo Count',
      sku: 'plugo_count',
      says: 'Tiles in the gamepad before a tablet.',
      format: 'WebP',
      bytes: 44366,
      pixels: [1200, 900],
    },
    {
      name: 'STEM Wiz Pack',
      sku: 'stemwizpack',
      says: 'Three boxes with pieces in front of them.',
      format: 'WebP',
      bytes: 47168,
      pixels: [1200, 900],
    },
  ],
  rules: {
    do: [
      'Leave as much air around the logo as its mark is wide.',
      'Use it as it is: with the name in ink or in white.',
      `Crop pictures, and say “${storeName}” beside them.`,
    ],
    dont: [
      'Do not colour, tilt, stretch or outline the logo.',
      'Do not put it on a busy picture.',
      'Do not use logo or pictures to suggest that we recommend something.',
    ],
  },
}
