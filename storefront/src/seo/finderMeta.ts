import { storeName } from '@stemside/rules'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'

export const finderMeta: PageMeta = {
  title: 'Which toy for this child?',
  description: `Age, what the child loves, and a phone or tablet: three questions, and ${storeName} names one toy and says why.`,
  keywords: [...commonKeywords, 'toy finder', 'toys by age', 'gift ideas'],
  path: '/find',
  preview: {
    picture: '/previews/stemwizpack.jpg',
    alt: 'Three boxes of learning kits with their pieces in front of them.',
  },
}
