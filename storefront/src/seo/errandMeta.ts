import { commonKeywords } from './commonKeywords.ts'
import type { PageMeta } from './PageHead.tsx'

/* The pages of one shopper's errand, from the cart to the parcel, and those that only testers see. */

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

export const errorMeta: PageMeta = {
  title: 'That did not work',
  description: 'Something on our side is not answering. Your cart is safe.',
  keywords: commonKeywords,
  path: '/error',
  isPrivate: true,
}

/** Of /test and /testwithoutlayout. */
export const sampleMeta: PageMeta = {
  title: 'A sample page',
  description: 'Words, a shelf and a button, to try a page with.',
  keywords: commonKeywords,
  path: '/test',
  isPrivate: true,
}
