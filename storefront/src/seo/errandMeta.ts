import { storeName } from '@stemside/rules'
import { anyBookRoute } from '@stemside/rules/contract/pages'
import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta, Preview } from './PageHead.tsx'

/* Metadata of cart, checkout, order and tracking pages, and of the test pages. */

export const cartMeta: PageMeta = {
  title: 'Your cart',
  description: 'What you have put aside, with every saving and its reason.',
  keywords: commonKeywords,
  path: '/cart',
  isPrivate: true,
}

export const checkoutMeta: PageMeta = {
  title: 'Checkout',
  description: 'Order as a guest: contact, address, payment.',
  keywords: commonKeywords,
  path: '/checkout/guest',
  isPrivate: true,
}

export const thankYouMeta: PageMeta = {
  title: 'Thank you',
  description: 'Your order, and where it stands.',
  keywords: commonKeywords,
  path: '/thankyou',
  isPrivate: true,
}

export const trackingMeta: PageMeta = {
  title: 'Track an order',
  description: 'Where your order is, by its number and your e-mail. No account needed.',
  keywords: [...commonKeywords, 'order tracking'],
  path: '/tracking',
  isPrivate: true,
}

export const guestReturnMeta: PageMeta = {
  title: 'Send something back',
  description: 'Units of an order that come back to us, for its buyer. No account needed.',
  keywords: commonKeywords,
  path: '/returns',
  isPrivate: true,
}

export const wishlistMeta: PageMeta = {
  title: 'Wish list',
  description: 'The toys that you wish for, to share with whoever asks what to give.',
  keywords: [...commonKeywords, 'wish list'],
  path: '/wishlist',
  isPrivate: true,
}

export const errorMeta: PageMeta = {
  title: 'That did not work',
  description: 'Something on our side is not answering. Your cart is safe.',
  keywords: commonKeywords,
  path: '/error',
  isPrivate: true,
}

/** /storybooks/read/{orderId}/{sku}: `path` is the canonical link, which the prerendered page of every book leaves out. */
export function bookMeta(path: string): PageMeta {
  return {
    title: 'Your e-storybook',
    description: 'A bought e-storybook, to read for its buyer.',
    keywords: commonKeywords,
    path: path === anyBookRoute ? undefined : path,
    isPrivate: true,
  }
}

const giftPreview: Preview = {
  picture: '/previews/gift.jpg',
  alt: 'A red box with a white ribbon and a golden bow.',
}

export const giftMeta: PageMeta = {
  title: 'E-gifts: give them the choosing',
  description: `Write a card, pick an amount and a day: we mail an e-gift for any ${storeName} toy, on the day you choose.`,
  keywords: [...commonKeywords, 'e-gift', 'gift card', 'gifts for children'],
  path: '/gift',
  preview: giftPreview,
}

export const referMeta: PageMeta = {
  title: 'Refer and earn',
  description: 'Send a friend a saving on their first order, and earn one too.',
  keywords: [...commonKeywords, 'refer a friend', 'rewards'],
  path: '/refer-and-earn',
  preview: giftPreview,
}

/** Metadata of the test pages, by their paths. */
export const sampleMeta = {
  '/test': {
    title: 'A sample page',
    description: 'Words, a shelf and a button, to try a page with.',
    keywords: commonKeywords,
    path: '/test',
    isPrivate: true,
  },
  '/testwithoutlayout': {
    title: 'A sample page without header and footer',
    description: 'Words, a shelf and a button, to try a page without its frame.',
    keywords: commonKeywords,
    path: '/testwithoutlayout',
    isPrivate: true,
  },
} as const satisfies Readonly<Record<string, PageMeta>>
