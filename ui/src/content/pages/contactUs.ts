import type { ContactWords } from '../../forms/ContactForm/index.ts'
import { orderSubject, partSubject } from './letterSubjects.ts'
import type { PageLink, TextPage } from './types.ts'

export interface ContactPage extends TextPage {
  /** The subjects of the form. */
  readonly subjects: readonly string[]
  readonly form: ContactWords & { readonly heading: string }
  readonly sent: {
    readonly heading: string
    readonly text: string
    /** Before the address that was given. */
    readonly to: string
    readonly again: string
  }
  /** Above the mail address and the phone number, which the store gives. */
  readonly otherWays: { readonly heading: string; readonly text: string }
  /** What answers most letters at once. */
  readonly first: {
    readonly heading: string
    readonly items: readonly (PageLink & { readonly text: string })[]
  }
}

/** /contact-us */
export const contactUs: ContactPage = {
  meta: {
    title: 'Contact us',
    description: 'Write to us about an order, a toy, a school or a mistake on one of our pages.',
    keywords: ['contact', 'help with an order', 'customer service'],
  },
  heading: 'Write to us',
  lead: 'Tell us what happened and, if it is about an order, its number. A confirmation goes to your own address.',
  first: {
    heading: 'Perhaps quicker',
    items: [
      {
        label: 'Track an order',
        href: '/tracking',
        text: 'With its number and your email address.',
      },
      {
        label: 'Send something back',
        href: '/tracking',
        text: 'Within 30 days after delivery: find your order here, or open it by the link in its email.',
      },
      {
        label: 'Check your device',
        href: '/device-compatibility',
        text: 'Type the model and see what runs on it.',
      },
      { label: 'For parents', href: '/parenthub', text: 'Setting up, safety, missing parts.' },
    ],
  },
  subjects: [
    orderSubject,
    'A toy does not work',
    partSubject,
    'A question before buying',
    'Schools',
    'Press',
    'Something else',
  ],
  form: {
    heading: 'Your letter',
    name: 'Your name',
    email: 'Email address for our answer',
    subject: 'What is it about?',
    subjectFirst: 'Choose one',
    message: 'Your message',
    messageHint:
      'If a toy misbehaves: which device, which version of its system, and what you saw.',
    send: 'Send',
    why: 'We use your address to confirm your letter and to answer it, and for nothing else. Letters are deleted after 180 days.',
    slow: 'The store takes its time. Nothing that you typed is lost.',
  },
  sent: {
    heading: 'Your letter is here',
    text: 'Thank you. A person reads every letter and answers within two working days.',
    to: 'The confirmation and our answer go to',
    again: 'Write another letter',
  },
  otherWays: { heading: 'Other ways', text: 'You can also send an email or call.' },
  sections: [
    {
      id: 'what-helps',
      heading: 'What helps us help you',
      paragraphs: ['Three things save a second letter.'],
      points: [
        'The number of your order. It is in the email that we sent.',
        'A sentence on what you expected, and one on what happened.',
        'For a broken part, its name from the list “In the box” on the toy’s page.',
      ],
    },
  ],
}
