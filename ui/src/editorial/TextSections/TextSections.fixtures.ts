import type { TextPart } from './TextSections.tsx'

/** Sections with all that they can have. */
export const sampleSections = [
  {
    id: 'questions',
    heading: 'What a toy has to answer',
    paragraphs: ['Before a toy goes into its box, somebody asks it these questions.'],
    points: [
      'Is there something to do in the first minute?',
      'Does a wrong answer tell you something?',
    ],
    links: [{ label: 'All toys', href: '/shop' }],
  },
  {
    id: 'answers',
    heading: 'What we tell',
    paragraphs: ['What is in the box.', 'What it runs on, and how to send it back.'],
  },
] as const satisfies readonly TextPart[]
