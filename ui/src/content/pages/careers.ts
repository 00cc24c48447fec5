import { sampleNotes } from './sampleNotes.ts'
import type { TextPage } from './types.ts'

export interface Job {
  readonly id: string
  readonly title: string
  /** Where, and how much. */
  readonly place: string
  readonly summary: string
  readonly youWill: readonly string[]
  readonly youBring: readonly string[]
}

export interface CareersPage extends TextPage {
  readonly jobs: readonly Job[]
  readonly jobWords: Readonly<Record<'heading' | 'youWill' | 'youBring', string>>
  readonly note: string
}

/** /careers */
export const careers: CareersPage = {
  meta: {
    title: 'Careers',
    description: 'What it is like to make toys here, how we choose people, and sample positions.',
    keywords: ['careers', 'jobs', 'toy design', 'STEM toys'],
  },
  heading: 'Work that ends up under a sofa',
  lead: 'What we make is dropped, chewed, lost, found and loved. If that sounds like a good test of your work, read on.',
  sections: [
    {
      id: 'how-we-work',
      heading: 'How we work',
      paragraphs: [
        'Small groups of people with different trades stay with one toy from the first sketch to the letters that parents write about it. A modeller, a programmer and a teacher sit at the same table, because none of them can finish the thing alone.',
        'We show each other unfinished work on Thursdays. Children come on the first Friday of the month, and they are the only ones who may interrupt.',
      ],
    },
    {
      id: 'how-we-choose',
      heading: 'How we choose',
      paragraphs: ['There are no puzzles and no five rounds of talks.'],
      points: [
        'A letter. Tell us about one thing that you made, and what is wrong with it.',
        'A conversation of an hour with two people you would work with.',
        'A paid day with us, on a real problem. You keep what you make.',
        'An answer within a week, with reasons.',
      ],
    },
    {
      id: 'what-you-get',
      heading: 'What you can count on',
      paragraphs: [
        'Working hours that fit round school runs. A budget for books, and for the courses that nobody asked you to take. And at the end of a project, the first box from the line.',
      ],
    },
  ],
  note: sampleNotes.jobs,
  jobWords: { heading: 'Sample positions', youWill: 'You will', youBring: 'You bring' },
  jobs: [
    {
      id: 'toy-designer',
      title: 'Toy designer',
      place: 'Workshop, full time',
      summary:
        'You turn an idea into something that a five-year-old can pick up the right way round.',
      youWill: [
        'sketch, model and print pieces, and break them on purpose',
        'choose materials with people who know what they cost',
        'sit on the floor with children and keep quiet',
      ],
      youBring: [
        'objects that you have made',
        'a feeling for edges',
        'patience with the eleventh version',
      ],
    },
    {
      id: 'ar-engineer',
      title: 'Engineer for augmented reality',
      place: 'Screen room, full time or four days',
      summary:
        'You make a camera recognise a tile that is upside down, in bad light, under a thumb.',
      youWill: [
        'write software that looks at real tables',
        'keep it quick on a tablet that is five years old',
        'measure before you change anything',
      ],
      youBring: [
        'experience with computer vision or games',
        'care for small devices',
        'plain words for hard problems',
      ],
    },
    {
      id: 'lesson-writer',
      title: 'Lesson writer',
      place: 'Classroom, half time, from anywhere',
      summary: 'You write the lesson that a teacher can read on the way to the room.',
      youWill: [
        'turn a toy into forty-five minutes with an aim',
        'try each plan in a class before it is printed',
        'write down what usually goes wrong',
      ],
      youBring: ['years in front of a class', 'a short sentence', 'a long memory for chaos'],
    },
    {
      id: 'letter-answerer',
      title: 'Answerer of letters',
      place: 'Post room, part time',
      summary:
        'You are the one who writes back. A good answer is short, true and ends the problem.',
      youWill: [
        'read what people write, and what they mean',
        'put things right without asking anybody first',
        'tell the workshop what keeps coming back',
      ],
      youBring: ['kindness', 'exact spelling', 'two of the languages that our customers speak'],
    },
  ],
}
