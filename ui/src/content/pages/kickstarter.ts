import { sampleNotes } from './sampleNotes.ts'
import type { PageMetaWords } from './types.ts'

/** The steps of the backer flow (§2.3), in their order. */
export const backerSteps = [
  'order',
  'customise',
  'package',
  'shipping',
  'upgrade',
  'thanks',
] as const
export type BackerStep = (typeof backerSteps)[number]

interface Choice {
  readonly id: string
  readonly label: string
  readonly text: string
}

export interface BackerStepWords {
  readonly step: BackerStep
  /** In the row of steps. */
  readonly short: string
  readonly heading: string
  readonly text: string
  /** The button that leads on; absent on the last step. */
  readonly action?: string
  readonly choices?: { readonly legend: string; readonly options: readonly Choice[] }
  /** News of a stage, oldest first. */
  readonly updates?: readonly { readonly heading: string; readonly text: string }[]
}

export interface KickstarterPage {
  readonly meta: PageMetaWords
  readonly heading: string
  readonly lead: string
  /** Stands before the number that GET /site gives, and after it. */
  readonly backers: { readonly before: string; readonly after: string }
  readonly note: string
  /** Above the list of all steps. */
  readonly overview: string
  readonly labels: Readonly<
    Record<
      'backerNumber' | 'backerHint' | 'passport' | 'passportHint' | 'address' | 'again',
      string
    >
  >
  /** What the last step lists, beside the legends of the choices. */
  readonly summary: Readonly<Record<'backer' | 'passport' | 'address' | 'noName', string>>
  readonly steps: readonly BackerStepWords[]
}

/** /kickstarter */
export const kickstarter: KickstarterPage = {
  meta: {
    title: 'Backers',
    description:
      'For those who backed a globe: choose, customise, follow the parcel, add the upgrade kit.',
    keywords: ['Kickstarter', 'backers', 'Orboot'],
  },
  heading: 'Thank you for believing in a globe',
  lead: 'Here you tell us which one is yours, how it should look, and where it goes.',
  backers: { before: 'Backed by', after: 'people who like to turn things round' },
  note: sampleNotes.kickstarter,
  overview: 'All six steps',
  labels: {
    backerNumber: 'Backer number',
    backerHint: 'It is in the email that thanked you for backing. Any number will do here.',
    passport: 'Name on the passport',
    passportHint: 'Up to 20 letters.',
    address: 'Where should it go?',
    again: 'Begin again',
  },
  summary: {
    backer: 'Backer',
    passport: 'Name on the passport',
    address: 'Goes to',
    noName: 'No name. It is a surprise.',
  },
  steps: [
    {
      step: 'order',
      short: 'Your order',
      heading: 'Which one is yours?',
      text: 'Choose what you backed. You can change it until the last step.',
      action: 'That is mine',
      choices: {
        legend: 'Your reward',
        options: [
          {
            id: 'globe',
            label: 'One globe',
            text: 'Orboot Earth with its stand, passport, stamps and stickers.',
          },
          {
            id: 'two-globes',
            label: 'Two globes',
            text: 'One for you and one for somebody who travels with a finger.',
          },
          {
            id: 'class',
            label: 'A class set',
            text: 'Several globes for a class.',
          },
        ],
      },
    },
    {
      step: 'customise',
      short: 'Make it yours',
      heading: 'Make it yours',
      text: 'A stand in your colour, and a name on the passport. Leave the name empty if it is a surprise.',
      action: 'Just so',
      choices: {
        legend: 'Colour of the stand',
        options: [
          { id: 'coral', label: 'Coral', text: 'As on the pictures.' },
          { id: 'cobalt', label: 'Cobalt', text: 'For those who like the sea best.' },
          { id: 'sun', label: 'Sun', text: 'Easy to find in a dark room.' },
        ],
      },
    },
    {
      step: 'package',
      short: 'The package',
      heading: 'How your package is coming along',
      text: 'What happens in the workshop, from the mould to the lid.',
      action: 'On to the parcel',
      updates: [
        {
          heading: 'Poured',
          text: 'The two halves of the globe have come out of their moulds and fit.',
        },
        { heading: 'Printed', text: 'The map is printed on the globe.' },
        {
          heading: 'Turned',
          text: 'The globe is on its stand, and we check that it turns.',
        },
        {
          heading: 'Packed',
          text: 'Stand, passport, stamps and stickers lie in the box, and the lid closes.',
        },
      ],
    },
    {
      step: 'shipping',
      short: 'The parcel',
      heading: 'Where your parcel is',
      text: 'Four stations, one after the other. No map with a dot that jumps about.',
      action: 'One more thing',
      updates: [
        { heading: 'Left the workshop', text: 'The parcel has its label and is on the lorry.' },
        { heading: 'On its way', text: 'By ship or by road, whichever your country allows.' },
        { heading: 'In your country', text: 'The papers are in order and a carrier has it.' },
        { heading: 'Almost there', text: 'The next bell could be the one.' },
      ],
    },
    {
      step: 'upgrade',
      short: 'Upgrade kit',
      heading: 'The upgrade kit',
      text: 'For the first globes we made a kit that brings them up to date: new stickers and a second passport. Take it or leave it.',
      action: 'Finish',
      choices: {
        legend: 'Upgrade kit',
        options: [
          { id: 'yes', label: 'Put it in', text: 'It travels in the same parcel.' },
          { id: 'no', label: 'No, thank you', text: 'The globe is complete without it.' },
        ],
      },
    },
    {
      step: 'thanks',
      short: 'Thank you',
      heading: 'That is all. Thank you.',
      text: 'This is what you have chosen. You can read it here again until you close the tab or log out.',
    },
  ],
}
