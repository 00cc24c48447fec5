import { storeName } from '@stemside/rules'
import { sampleNotes } from './sampleNotes.ts'
import type { TextPage } from './types.ts'

export interface Desk {
  readonly name: string
  readonly does: string
}

export interface AboutPage extends TextPage {
  /** What shoppers gave, as all pages claim it (§1.12). */
  readonly figures: readonly { readonly value: string; readonly label: string }[]
  readonly team: {
    readonly heading: string
    readonly note: string
    readonly desks: readonly Desk[]
  }
}

/** /about-us */
export const aboutUs: AboutPage = {
  meta: {
    title: 'About us',
    description:
      'Who makes Orboot, Tacto and Plugo, what we think a good toy does, and what we do not promise.',
    keywords: [`about ${storeName}`, 'AR toys', 'STEM toys', 'educational toys'],
  },
  heading: 'Cross over to the STEM side',
  lead: 'We make toys you can hold that open on to worlds you cannot: globes, games and kits that a phone or tablet brings to life.',
  figures: [
    { value: '4.85 of 5', label: 'from 35,500 reviews' },
    { value: '3 lines', label: 'Orboot, Tacto and Plugo' },
    {
      value: '5 countries',
      label: 'India, the United States, the United Kingdom, Canada, the Emirates',
    },
  ],
  sections: [
    {
      id: 'what-we-make',
      heading: 'Three lines, one idea',
      paragraphs: [
        'Every toy of ours has two halves. One is a real thing with weight and edges: a globe, a knight, a tile with a 7 on it. The other is what the screen adds, and it only adds something when the hands have done something first.',
        'Orboot is a globe that answers when you point at it. Tacto turns a tablet into a board on which real pieces play. Plugo is a gamepad with a tray, and each kit that goes into the tray makes it another toy: sums, words, music, bridges, a farm.',
      ],
      links: [
        { label: 'Orboot globes', href: '/orboot' },
        { label: 'Tacto games', href: '/tacto' },
        { label: 'Plugo kits', href: '/plugo' },
      ],
    },
    {
      id: 'good-toys',
      heading: 'What we think a good toy does',
      paragraphs: ['Before a toy of ours goes into its box, it has to pass four questions.'],
      points: [
        'Is there something to do in the first minute, without reading?',
        'Does a wrong answer tell you something?',
        'Is it still a toy when the tablet is off?',
        'Would a brother, a sister or a grandfather sit down as well?',
      ],
    },
    {
      id: 'promises',
      heading: 'What we do not promise',
      paragraphs: [
        'We do not promise better marks, a head start or a quieter child. We have not measured such things, so we do not hint at them.',
        'What we can tell you is what is in the box, which ages it suits, which skills it uses, what it runs on and how to send it back. If one of our pages leaves that open, the page is wrong, and we should like to hear of it.',
      ],
      links: [
        {
          label: 'What the skills on our shelf mean',
          href: '/blog/what-the-skills-on-our-shelf-mean',
        },
        { label: 'Write to us', href: '/contact-us' },
      ],
    },
    {
      id: 'screens',
      heading: 'About the screen',
      paragraphs: [
        'Our toys need a phone or tablet, and we know what parents think when they read that. So do we, at home. A screen that shows what hands have built is a different thing from one that wants to be looked at. It still counts as screen time, and we say so.',
      ],
      links: [
        {
          label: 'Screen time when the screen looks at the table',
          href: '/blog/screen-time-when-the-screen-looks-at-the-table',
        },
        { label: 'For parents', href: '/parenthub' },
      ],
    },
    {
      id: 'this-shop',
      heading: 'About this shop',
      paragraphs: [sampleNotes.shop],
    },
  ],
  team: {
    heading: 'Who does what',
    note: sampleNotes.team,
    desks: [
      {
        name: 'The workshop',
        does: 'Shapes the pieces, drops them from tables and sends them back until nothing chips.',
      },
      {
        name: 'The screen room',
        does: 'Draws what stands up from the globe, and makes sure that it waits for the child.',
      },
      {
        name: 'The classroom',
        does: 'Tries everything with thirty children at once, and writes the lesson plans.',
      },
      {
        name: 'The kitchen table',
        does: 'Reads the instructions aloud at half past six in the evening and crosses out what nobody understood.',
      },
      {
        name: 'The post room',
        does: 'Packs on the day after you order, and answers your letters.',
      },
    ],
  },
}
