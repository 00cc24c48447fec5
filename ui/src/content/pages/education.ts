import { offerSubject, shopContact, type SoldSku } from '@stemside/rules'
import type { SchoolQuestions } from '../../forms/SchoolForm/index.ts'
import type { PageLink, TextPage } from './types.ts'

/** What a class of an age does with our toys. */
export interface ClassPlan {
  readonly id: string
  readonly heading: string
  readonly ages: { readonly from: number; readonly to: number }
  readonly text: string
  readonly toys: readonly { readonly sku: SoldSku; readonly use: string }[]
}

/** A lesson on one printed page. */
export interface LessonPlan {
  readonly id: string
  readonly title: string
  readonly ages: { readonly from: number; readonly to: number }
  readonly minutes: number
  readonly skills: readonly string[]
  readonly aim: string
  readonly youNeed: readonly string[]
  readonly steps: readonly {
    /** From and to, in minutes after the start. */
    readonly from: number
    readonly to: number
    readonly heading: string
    readonly text: string
  }[]
  readonly check: string
  readonly wrong: readonly string[]
  readonly further: string
}

export interface EducationPage extends TextPage {
  readonly classes: readonly ClassPlan[]
  readonly lessons: readonly LessonPlan[]
  readonly lessonsHeading: string
  readonly printNote: string
  readonly classesHeading: string
  readonly classesText: string
  readonly offer: {
    readonly heading: string
    readonly text: string
    /** Of the mail to the shop. */
    readonly subject: string
    /** What the form asks besides name and email. */
    readonly asks: SchoolQuestions
    readonly action: string
    /** Shown in place of the form once the request has reached the shop. The address follows `to`. */
    readonly sent: {
      readonly heading: string
      readonly to: string
      readonly again: string
    }
  }
  readonly readingHeading: string
  readonly reading: readonly PageLink[]
}

/** /education */
export const education: EducationPage = {
  meta: {
    title: 'Schools',
    description:
      'AR toys in class: what suits which age, a lesson plan to print for each, and an offer by email.',
    keywords: ['schools', 'lesson plans', 'classroom', 'STEM education', 'AR in class'],
  },
  heading: 'For schools',
  lead: 'One tablet, one toy and a good question are enough for a class of thirty. Here is what suits which age, and four lessons that you can print and give this week. Tell us what you need, and within two working days you have an offer by email.',
  sections: [
    {
      id: 'one-tablet',
      heading: 'You do not need a tablet for each child',
      paragraphs: [
        'Our toys work best in class as one of five stations: six children, one device, nine minutes, and a question that can be answered in one written sentence. Everybody has a job, from moving the pieces to checking the sentence.',
      ],
      links: [
        {
          label: 'One tablet, thirty children: the plan to the minute',
          href: '/blog/one-tablet-thirty-children',
        },
      ],
    },
    {
      id: 'before-you-order',
      heading: 'Before you order',
      paragraphs: ['Ten minutes save an afternoon.'],
      points: [
        'Look up the school’s devices on our device page.',
        'Ask whether the school’s network lets apps be installed.',
        'Order one toy first and give one lesson. Then ask us for an offer.',
      ],
      links: [{ label: 'Check your devices', href: '/device-compatibility' }],
    },
    {
      id: 'paying',
      heading: 'How a school pays',
      paragraphs: [
        'A school pays as everybody does: at the checkout, when it orders. We take no purchase orders online, and deliver nothing before it is paid.',
        'Each order has an invoice, in the currency of your country. The link in our email opens the order, and “Print the invoice” prints it. It shows what was bought and paid, and says whether the prices include tax.',
        `It is not a tax invoice: it names no VAT or GST number, and has no line for the tax. If your school needs one, a purchase order, or time to pay, write to ${shopContact.email} before you order. A person says what we can do.`,
      ],
      links: [{ label: 'Write to us', href: '/contact-us' }],
    },
  ],
  classesHeading: 'Which class do you teach?',
  classesText:
    'For each age some toys, what a class does with them, and a lesson to print. One toy with one device is enough for a class of thirty: it is one of five stations.',
  classes: [
    {
      id: 'ages-4-6',
      heading: 'First letters, first numbers',
      ages: { from: 4, to: 6 },
      text: 'Short rounds, real pieces, much talking. Children of this age learn by naming what they do, so let them work in pairs with one set of hands at a time.',
      toys: [
        { sku: 'plugo_letters', use: 'Change one tile and read again: pin, tin, tip.' },
        {
          sku: 'plugo_animals',
          use: 'Put an animal where it does not belong, and say what goes wrong first.',
        },
        { sku: 'tacto_doctor', use: 'Look, ask, then treat. A good talk about feeling ill.' },
      ],
    },
    {
      id: 'ages-6-8',
      heading: 'Places, sums and steps',
      ages: { from: 6, to: 8 },
      text: 'They can follow three instructions and remember why. Give them a question to find out and a sentence to finish.',
      toys: [
        { sku: 'orboot', use: 'Find a building that was made for the weather of its place.' },
        { sku: 'plugo_count', use: 'Make one number in as many ways as you can.' },
        {
          sku: 'tacto_coding',
          use: 'Write the way across the garden, then run it without touching it.',
        },
      ],
    },
    {
      id: 'ages-8-10',
      heading: 'Build, test, explain',
      ages: { from: 8, to: 10 },
      text: 'Now a failed try becomes evidence. Ask for a prediction before each test, and give points for a prediction that came true.',
      toys: [
        { sku: 'plugo_link', use: 'A bridge that holds, and which of its bars broke.' },
        { sku: 'tacto_electronic', use: 'Two circuits that look different and do the same.' },
        { sku: 'plugo_detective', use: 'A code to break by counting letters.' },
        { sku: 'plugo_count', use: 'All ways to make 24, and how you know that none is missing.' },
        { sku: 'plugo_coding', use: 'The same way with fewer tiles: find the loop.' },
      ],
    },
    {
      id: 'ages-10-12',
      heading: 'Models and missions',
      ages: { from: 10, to: 12 },
      text: 'They like to be trusted with real figures. Let them plan a mission, defend a plan and find its weakest step.',
      toys: [
        {
          sku: 'orboot_mars',
          use: 'Plan a rover’s whole route in advance, and learn what a delay does.',
        },
        { sku: 'tacto_laser', use: 'Draw the angles before you turn the mirrors.' },
        { sku: 'tacto_chess', use: 'Ten moves each, then count what was achieved.' },
      ],
    },
  ],
  lessonsHeading: 'Four lessons to print',
  printNote:
    'Each fits on one sheet of A4 or Letter. Copy them for your colleagues as often as you like.',
  lessons: [
    {
      id: 'one-letter-another-word',
      title: 'One letter, another word',
      ages: { from: 4, to: 6 },
      minutes: 30,
      skills: ['Reading', 'Listening', 'Taking turns'],
      aim: 'Children can say the three sounds of a short word, and change one of them to make another word.',
      youNeed: [
        'letter cards a, i, m, n, p, s and t for each pair, or the tiles of Plugo Letters at one station',
        'a bag with a tin, a pan, a map and a mat in it',
      ],
      steps: [
        {
          from: 0,
          to: 5,
          heading: 'What is in the bag?',
          text: 'Take out one thing after the other. Everybody says its name as slowly as a snail: t, i, n. Hold up a finger for each sound.',
        },
        {
          from: 5,
          to: 12,
          heading: 'Lay it',
          text: 'Pairs lay “tin” with three cards. One child lays, the other points and reads. Then they swap. Only one pair of hands touches the cards at a time.',
        },
        {
          from: 12,
          to: 20,
          heading: 'Change one',
          text: 'Change one card and read again: tin, pin, pan, tan, tap, map. A word that nobody knows is fine as long as somebody can read it. Laugh about it and go on. At the station with the tiles, the tablet shows the word.',
        },
        {
          from: 20,
          to: 26,
          heading: 'Which one am I?',
          text: 'Say the first and the last sound, and let them find the middle: “I begin with m and end with p. You find your way with me.” (Map.)',
        },
        {
          from: 26,
          to: 30,
          heading: 'A word to take home',
          text: 'Each child says one word that it read today, and jumps once for each sound.',
        },
      ],
      check:
        'Can the child say the three sounds of “tin” one by one, and say which of them changes in “pin”?',
      wrong: [
        'Letters are called by their names instead of their sounds. Say only the sound, and say it short.',
        'One child does it all. Give the other one the pointing finger: nothing is laid before it has pointed.',
      ],
      further: 'Turn one card of a word upside down. Which words could it still be?',
    },
    {
      id: 'journey-round-the-world',
      title: 'A journey round the world',
      ages: { from: 6, to: 8 },
      minutes: 45,
      skills: ['Geography', 'Speaking', 'Asking why'],
      aim: 'Children can show where a place is on a globe, name one thing about it that has to do with its climate, and say how they know.',
      youNeed: [
        'one globe: Orboot Earth with a tablet, or any globe and a few picture books',
        'five envelopes with a riddle in each',
        'paper, coloured pencils, sticky dots',
      ],
      steps: [
        {
          from: 0,
          to: 7,
          heading: 'Where are we?',
          text: 'Find your own country together and put a dot on it. Ask: what is the weather like here today, and where might it be the opposite? Collect guesses on the board.',
        },
        {
          from: 7,
          to: 12,
          heading: 'Five riddles',
          text: 'Read out the first riddle: “I wear a thick coat, I cannot fly, and I stand on ice with my egg on my feet. Where am I?” Show how to look: the coldest seas first, then the far south. Put a dot there.',
        },
        {
          from: 12,
          to: 30,
          heading: 'Travel in groups',
          text: 'Five groups visit the globe one after the other, three and a half minutes each, with a riddle of their own: a house on stilts, a dish of rice, an animal that stores water, a building without windows to the sun, a boat made for shallow rivers. The others draw what they expect to find there. Each group puts its dot and writes one sentence: “It is like this here because …”.',
        },
        {
          from: 30,
          to: 40,
          heading: 'Back home',
          text: 'Groups read their sentence. The class asks one question to each, and the group says how it could find out if it does not know.',
        },
        {
          from: 40,
          to: 45,
          heading: 'One thing',
          text: 'Everybody says one place that they would like to see, and one thing to pack for it. The thing has to fit the weather.',
        },
      ],
      check:
        'Can the child point to the place without help, and does the sentence after “because” speak of heat, cold, water, wind or height?',
      wrong: [
        'The globe spins for fun. Let it, for one minute, with a stopwatch.',
        'Sentences say “because they like it”. Ask: what would happen if they did it the other way?',
      ],
      further:
        'Write a postcard from the place, with three true things and one invented one. The class finds the invented one.',
    },
    {
      id: 'make-twenty-four',
      title: 'Make twenty-four',
      ages: { from: 8, to: 10 },
      minutes: 40,
      skills: ['Arithmetic', 'Number sense', 'Reasoning'],
      aim: 'Children find many expressions for one number, order them, and explain why a list is or is not complete.',
      youNeed: [
        'number cards 1 to 12 for each pair, or the tiles of Plugo Count at one station',
        'squared paper',
        'a long strip of paper on the wall',
      ],
      steps: [
        {
          from: 0,
          to: 5,
          heading: 'The number of the day',
          text: 'Write 24 on the board. Ask for one way to make it. Then for one that nobody else will think of. Write both down.',
        },
        {
          from: 5,
          to: 18,
          heading: 'As many as you can',
          text: 'Pairs lay out expressions with two numbers, then with three, and write each on the strip. Rule: no expression twice, and 6 × 4 counts as the same as 4 × 6. At the station with the tiles they have to be laid before they count.',
        },
        {
          from: 18,
          to: 28,
          heading: 'Put them in order',
          text: 'Take only the products of two whole numbers. How many are there? Draw each as a rectangle on squared paper. Is the list complete, and how can you be sure? (1 × 24, 2 × 12, 3 × 8, 4 × 6. After 4 comes 6, because 5 does not go into 24, and from 6 on they repeat.)',
        },
        {
          from: 28,
          to: 36,
          heading: 'Four cards',
          text: 'Turn up 2, 3, 4 and 5. Use each exactly once, with any signs and brackets, to make 24. (For instance 2 × (3 + 4 + 5), or 4 × (5 + 3 − 2).) Then each pair finds four numbers for another pair. For those who like it hard: 1, 3, 4 and 6. (6 ÷ (1 − 3 ÷ 4).)',
        },
        {
          from: 36,
          to: 40,
          heading: 'What did we learn?',
          text: 'Each child finishes: “A list is complete when …”.',
        },
      ],
      check:
        'Can the child say why there is no other rectangle, instead of “we did not find any more”?',
      wrong: [
        'Quick children produce sums without end (1 + 23, 2 + 22 …). Ask how many there are of these before they write them all.',
        'The four cards are too hard. Begin with 1, 2, 3 and 4: 1 × 2 × 3 × 4.',
      ],
      further:
        'Which number up to 50 has the most rectangles? (48 has five: 1 × 48, 2 × 24, 3 × 16, 4 × 12, 6 × 8.)',
    },
    {
      id: 'light-the-lamp',
      title: 'Light the lamp',
      ages: { from: 8, to: 12 },
      minutes: 60,
      skills: ['Electricity', 'Testing', 'Finding faults'],
      aim: 'Children can build a simple circuit, predict whether a drawn circuit works, and find a fault by testing one thing at a time.',
      youNeed: [
        'for each group of three: one AA battery, a bulb of 1.5 volts, two strips of kitchen foil, sticky tape',
        'a box of things to test: key, coin, paper, rubber band, pencil lead, spoon',
        'one tablet with Tacto Electronics as a sixth station, if you have it',
      ],
      steps: [
        {
          from: 0,
          to: 5,
          heading: 'Rules',
          text: 'Nothing goes into a socket on the wall, ever. Foil is never laid from one end of a battery to the other with nothing in between. If a thing grows warm, open the ring.',
        },
        {
          from: 5,
          to: 20,
          heading: 'Make it shine',
          text: 'Hand out battery, bulb and one strip of foil. No hints. When a group has light, everybody in it draws exactly what touches what. Groups without light after ten minutes look at a drawing of another group, not at its hands.',
        },
        {
          from: 20,
          to: 30,
          heading: 'Will it, will it not?',
          text: 'Show six drawings on the board, three that work and three that do not. Vote with thumbs, then let groups build the two on which the class disagrees most.',
        },
        {
          from: 30,
          to: 42,
          heading: 'What lets current through?',
          text: 'Leave a gap in the ring and bridge it with things from the box. Guess first, in writing. Sort into two heaps. Discuss the pencil lead.',
        },
        {
          from: 42,
          to: 54,
          heading: 'Find the fault',
          text: 'Each group builds a circuit with one hidden fault (tape under the foil, a loose bulb) and swaps with another. The finders may change only one thing at a time, and write down what they tried. With a sixth station, groups visit it during this part: mend one dark street on the tablet.',
        },
        {
          from: 54,
          to: 60,
          heading: 'One sentence',
          text: '“A lamp shines when …” on a slip at the door. Read three of them aloud. Improve one together.',
        },
      ],
      check:
        'Does the sentence speak of a closed path from one end of the battery through the lamp to the other end?',
      wrong: [
        'Bulb and battery both hold, and still it is dark: nine times in ten the foil touches only glass or paper.',
        'A group has taken the battery apart in thought. Ask for a drawing with two colours, one for each way.',
        'Count batteries and bulbs back in. Keep coin cells out of this lesson.',
      ],
      further:
        'Two lamps: in one ring both are dim, in two rings both are bright. How is the school wired? Switch off one lamp and see.',
    },
  ],
  offer: {
    heading: 'An offer by email',
    text: 'Tell us what you need. A person reads it, and within two working days you have an offer by email that you can pass on to whoever signs. Ask us too for more than 20 of one toy: the cart takes no more.',
    subject: offerSubject,
    asks: {
      school: { label: 'School and country', hint: 'So that we know what we can send you.' },
      children: {
        label: 'Ages and number of the children',
        hint: 'For example: 28 children, 7 to 8.',
      },
      wish: { label: 'Toys or subject', hint: 'What you have in mind, in your own words.' },
      devices: { label: 'Devices that you have', hint: 'For example: 5 iPads, 9th generation.' },
    },
    action: 'Ask for an offer',
    sent: {
      heading: 'Your request is with us',
      to: 'A person reads it, and within two working days sends the offer to',
      again: 'Ask for another offer',
    },
  },
  readingHeading: 'More lesson plans on our blog',
  reading: [
    {
      label: 'Lesson plan: day and night with a globe and a torch',
      href: '/blog/lesson-plan-day-and-night-with-a-globe-and-a-torch',
    },
    {
      label: 'Lesson plan: why a triangle does not wobble',
      href: '/blog/lesson-plan-why-a-triangle-does-not-wobble',
    },
    {
      label: 'Lesson plan: dinosaurs on the playground',
      href: '/blog/lesson-plan-dinosaurs-on-the-playground',
    },
    { label: 'One tablet, thirty children', href: '/blog/one-tablet-thirty-children' },
  ],
}
