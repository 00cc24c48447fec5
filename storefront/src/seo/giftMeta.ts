import { storeName } from '@stemside/rules'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta, Preview } from './PageHead.tsx'

const giftPreview: Preview = {
  picture: '/previews/gift.jpg',
  alt: 'A red box with a white ribbon and a golden bow.',
}

export const giftMeta: PageMeta = {
  title: 'E-gifts: give them the choosing',
  description: `Write a card, pick an amount and a day: we email an e-gift for any ${storeName} toy, on the day you choose.`,
  keywords: [...commonKeywords, 'e-gift', 'gift card', 'gifts for children'],
  path: '/gift',
  preview: giftPreview,
}

export const giftGuideMeta: PageMeta = {
  title: 'Gift guide: toys by age and budget',
  description:
    'Gifts for children from 4 to 12, by age and budget: wrapped at no charge, with your message, without prices.',
  keywords: [...commonKeywords, 'gift guide', 'gifts for children', 'birthday presents'],
  path: '/gift-guide',
  preview: giftPreview,
}

export const referMeta: PageMeta = {
  title: 'Refer and earn',
  description: 'Send a friend a saving on their first order, and earn one too.',
  keywords: [...commonKeywords, 'refer a friend', 'rewards'],
  path: '/refer-and-earn',
  preview: giftPreview,
}
