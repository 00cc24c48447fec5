import { daysToReturn, yearsOfGuarantee } from '@stemside/rules'
import { partLetterHref } from './letterSubjects.ts'
import { sampleNotes } from './sampleNotes.ts'
import type { DatedPage } from './types.ts'

const aYear = yearsOfGuarantee === 1 ? 'a year' : `${yearsOfGuarantee} years`

/** /guarantee (§2.95). */
export const guarantee: DatedPage = {
  meta: {
    title: 'Guarantee and spare parts',
    description: `Every toy is guaranteed for ${aYear} after delivery. How to get a new part, and what to do about a lost piece.`,
    keywords: ['guarantee', 'spare parts', 'broken toy', 'missing piece'],
  },
  heading: 'Guarantee and spare parts',
  lead: 'Toys are dropped, taken apart and lent. This is what we do when one breaks, or when a piece is gone.',
  changedOn: '2026-11-30',
  sections: [
    {
      id: 'guarantee',
      heading: `Guaranteed for ${aYear}`,
      paragraphs: [
        `Every toy, kit and gamepad is guaranteed for ${aYear} after delivery. If it breaks in normal play, we send the broken part or a new toy at our cost. If we have none left, you get back what you paid for it.`,
        'The guarantee belongs to the toy. If it was a gift, whoever plays with it can write to us, with the order’s number or without.',
      ],
    },
    {
      id: 'broken',
      heading: 'When something breaks',
      paragraphs: ['Write to us, and tell us:'],
      points: [
        'which toy it is, and the order’s number if you have it;',
        'what happened: if a photo would help us, we ask for it in our answer;',
        'where we shall send the new part.',
      ],
      links: [{ label: 'Write to us', href: partLetterHref }],
    },
    {
      id: 'on-arrival',
      heading: 'Broken or incomplete on arrival',
      paragraphs: [
        'Do you need only one piece? Write to us, and we send it at our cost. You keep the toy.',
        `Or send the toy back within ${daysToReturn} days after delivery, without a letter. Start a return from your order or from the link in its email, and choose that it is broken, wrong or that a part is missing. You get back what you paid, with the shipping, and we pay the postage.`,
      ],
      links: [
        { label: 'Write for a new piece', href: partLetterHref },
        { label: 'Start a return', href: '/tracking' },
        { label: 'How returns work', href: '/tnc#returns' },
      ],
    },
    {
      id: 'spare-parts',
      heading: 'Spare parts',
      paragraphs: [
        'Tiles roll under sofas. Tell us the toy and the piece: the picture of the open box on the toy’s page shows them all. We often have single pieces and send them for the postage. If we have not, we say so at once.',
      ],
      links: [{ label: 'Ask for a piece', href: partLetterHref }],
    },
    {
      id: 'not-included',
      heading: 'What is not in it',
      paragraphs: [
        'Lost pieces, water and the dog are not in the guarantee, but ask us about a spare part. Phones and tablets are not sold by us: their makers guarantee them.',
      ],
      links: [{ label: 'Which devices the apps run on', href: '/device-compatibility' }],
    },
    {
      id: 'law',
      heading: 'What the law gives you',
      paragraphs: [
        'The law of your country gives you rights against a seller whose goods are faulty. They come on top of this guarantee, and nothing here takes them away.',
      ],
    },
    { id: 'this-shop', heading: 'This shop', paragraphs: [sampleNotes.shop] },
  ],
}
