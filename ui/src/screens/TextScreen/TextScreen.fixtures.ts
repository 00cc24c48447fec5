import type { TextPage } from '../../content/pages/types.ts'

/** A page with every part that a section can have. */
export const samplePage: Pick<TextPage, 'heading' | 'lead' | 'sections'> = {
  heading: 'Sending things back',
  lead: 'You have 30 days. This page says how it goes, and what you get back.',
  sections: [
    {
      id: 'how',
      heading: 'How it goes',
      paragraphs: ['Choose the toys in your account, print the label, and hand the box in.'],
      points: ['Whole toys only.', 'Opened boxes are fine.'],
      links: [{ label: 'Your returns', href: '/profile/returns' }],
    },
    {
      id: 'what',
      heading: 'What you get back',
      paragraphs: [],
      table: {
        caption: 'The sum, by what you send back',
        head: ['You send', 'You get', 'When'],
        rows: [
          ['The whole order', 'All that you paid', 'Within five days of its arrival'],
          ['A part of a set', 'What it cost within the set', 'Within five days of its arrival'],
        ],
      },
    },
    {
      id: 'gifts',
      heading: 'Presents',
      paragraphs: ['A present goes back as it came. Its giver gets the money, and an email.'],
    },
  ],
}
