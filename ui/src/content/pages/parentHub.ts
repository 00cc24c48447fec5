import { partLetterHref } from './letterSubjects.ts'
import type { PageLink, TextPage } from './types.ts'

interface Question {
  readonly question: string
  readonly answer: string
  readonly link?: PageLink
}

export interface ParentHubPage extends TextPage {
  readonly questions: { readonly heading: string; readonly items: readonly Question[] }
  readonly reading: { readonly heading: string; readonly links: readonly PageLink[] }
}

/** /parenthub */
export const parentHub: ParentHubPage = {
  meta: {
    title: 'For parents',
    description:
      'How to start, what to look out for, how much screen is too much, and answers to what parents ask most.',
    keywords: ['parents', 'AR toys at home', 'screen time', 'toy safety'],
  },
  heading: 'For parents',
  lead: 'The toy is unpacked, the child is hopping, and you have five minutes. This page is for those five minutes, and for the weeks after them.',
  sections: [
    {
      id: 'first-five-minutes',
      heading: 'The first five minutes',
      paragraphs: ['Do this while the child admires the box.'],
      points: [
        'Charge the phone or tablet, and check that it is new enough.',
        'Get the app of your toy’s line (Orboot, Tacto or Plugo) from the store of your device. The quick start guide in the box shows how.',
        'Switch off notifications.',
        'Clear a table under a lamp or near a window. Cameras like even light and nothing shiny.',
        'Count the small parts and remember the number.',
      ],
      links: [{ label: 'Check your device', href: '/device-compatibility' }],
    },
    {
      id: 'play-along',
      heading: 'Play along, but not for long',
      paragraphs: [
        'Sit down for the first round and be the one who does not know. Let the child show you. After ten minutes say that you have something to do and stay within earshot. Most children play on by themselves once somebody has seen that they can.',
        'If it gets stuck, ask what they wanted to happen before you say what to do.',
      ],
      links: [
        {
          label: 'Five questions instead of the answer',
          href: '/blog/five-questions-instead-of-the-answer',
        },
      ],
    },
    {
      id: 'screen-time',
      heading: 'How long?',
      paragraphs: [
        'For children of two to four the World Health Organization recommends no more than an hour of sitting in front of screens a day, and less is better. Our toys start at four and count as screen time like anything else. For most families a session of twenty to thirty minutes works well, ended by the game and not by the clock.',
      ],
      links: [
        {
          label: 'Screen time when the screen looks at the table',
          href: '/blog/screen-time-when-the-screen-looks-at-the-table',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Safety, in plain words',
      paragraphs: ['Each toy’s page has a line on safety. These are the four that matter most.'],
      points: [
        'Small parts (stickers, dice, marbles, chicks) are not for children under three. Mind younger brothers and sisters.',
        'Plugo Link has magnets sealed inside its bars. Throw a cracked bar away. If a magnet may have been swallowed, go to a hospital at once.',
        'Dabble Paper Circuits has coin cells. Keep them locked away and fit them yourself. If one may have been swallowed, go to a hospital at once, even if the child seems well.',
        'When a child walks about with a device, clear the floor first. Nobody walks backwards.',
      ],
    },
    {
      id: 'brothers-and-sisters',
      heading: 'Two children, one toy',
      paragraphs: [
        'One moves the pieces, the other holds the device, and they change when a round ends, not when a minute ends. The smaller one goes first. It sounds arbitrary, and that is its strength: there is nothing to argue about.',
      ],
      links: [
        {
          label: 'How to play with someone who hates to lose',
          href: '/blog/how-to-play-with-someone-who-hates-to-lose',
        },
      ],
    },
    {
      id: 'keeping',
      heading: 'Keeping it whole',
      paragraphs: [
        'Wipe pieces with a damp cloth and a little soap. None of them likes the dishwasher. Keep tiles in a box with a lid, write the number of pieces on it, and let the child count them back in. It is the only maths that pays at once.',
      ],
    },
  ],
  questions: {
    heading: 'What parents ask most',
    items: [
      {
        question: 'Is a phone or tablet in the box?',
        answer:
          'No. You use your own. Tacto needs a tablet, Plugo and Orboot run on phones and tablets.',
        link: { label: 'Check your device', href: '/device-compatibility' },
      },
      {
        question: 'Which Plugo kit needs a gamepad?',
        answer:
          'All of them plug into one, and every gamepad takes every kit. Most kits are sold only with a gamepad of their own: the shop adds it to your cart, and says so. Our Plugo page names the kits that your country sells without one.',
        link: { label: 'Kits and gamepads in your country', href: '/plugo' },
      },
      {
        question: 'My child is between two age groups.',
        answer:
          'Take the lower number seriously, because of small parts and frustration. The upper number is a guess about boredom.',
      },
      {
        question: 'It is a present. What if they have it already?',
        answer: 'A complete toy can go back within 30 days after delivery.',
        link: { label: 'How returns work', href: '/tnc#returns' },
      },
      {
        question: 'A part is missing or broken.',
        answer: 'Write to us with the number of your order and say which part. We put it right.',
        link: { label: 'Ask for a piece', href: partLetterHref },
      },
      {
        question: 'Where is our e-storybook?',
        answer:
          'It opens from the thank-you page, from our email and from your orders, for you alone.',
        link: { label: 'Storybooks', href: '/storybooks' },
      },
    ],
  },
  reading: {
    heading: 'Worth reading',
    links: [
      {
        label: 'What the skills on our shelf mean',
        href: '/blog/what-the-skills-on-our-shelf-mean',
      },
      { label: 'Packing for a rainy week', href: '/blog/packing-for-a-rainy-week' },
      {
        label: 'How to talk about maps with a six-year-old',
        href: '/blog/how-to-talk-about-maps-with-a-six-year-old',
      },
      { label: 'Go on reading aloud', href: '/blog/go-on-reading-aloud' },
    ],
  },
}
