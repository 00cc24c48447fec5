import type { LinePath } from '@stemside/ui/screens/LineScreen'
import type { PageMeta } from './PageHead.tsx'
import { siteOrigin, storeName } from './site.ts'

/*
 * What each page says of itself (specification §2). A page that is not known carries the home's.
 */

const commonKeywords = ['STEM toys', 'educational toys', 'augmented reality toys']

export const homeMeta: PageMeta = {
  title: `${storeName}: AR toys that open onto worlds`,
  description:
    'Globes that talk back, chess that moves on a tablet, maths you can pick up. STEM toys for ages 4 to 12, delivered to your door.',
  keywords: [...commonKeywords, 'AR globe', 'gifts for children'],
  path: '/',
  structured: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: storeName,
      url: siteOrigin,
      logo: `${siteOrigin}/icon-512.png`,
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.85, reviewCount: 35_500 },
    },
  ],
}

/** The home's metadata under a path that nobody knows. */
export const notFoundMeta: PageMeta = { ...homeMeta, isPrivate: true }

export const shopMeta: PageMeta = {
  title: 'Shop all STEM toys',
  description:
    'Every Stemside toy: Orboot globes, Tacto tablet games, Plugo kits, bundles, storybooks and craft kits. Sort by age, skill and price.',
  keywords: [...commonKeywords, 'toys by age', 'toys by skill'],
  path: '/shop',
}

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

/** The pages of a product line. */
export const lineMeta: Readonly<Record<LinePath, PageMeta>> = {
  '/orboot': {
    title: 'Orboot: globes that come alive',
    description:
      'Scan an Orboot globe with a tablet and explore 400 world wonders, 50+ dinosaurs or the surface of Mars.',
    keywords: [...commonKeywords, 'AR globe', 'Orboot'],
    path: '/orboot',
  },
  '/tacto': {
    title: 'Tacto: games played on a tablet, with real pieces',
    description:
      'Chess, classics, coding, lasers and more: real pieces that a tablet feels and answers.',
    keywords: [...commonKeywords, 'tablet games', 'Tacto'],
    path: '/tacto',
  },
  '/plugo': {
    title: 'Plugo: learning kits for one gamepad',
    description:
      'Count, letters, tunes and machines: kits that plug into one gamepad and answer on the screen.',
    keywords: [...commonKeywords, 'learning kits', 'Plugo'],
    path: '/plugo',
  },
  '/storybooks': {
    title: 'E-storybooks that stand up',
    description: 'Stories in augmented reality, delivered by e-mail and opened on any tablet.',
    keywords: [...commonKeywords, 'e-storybooks', 'AR books'],
    path: '/storybooks',
  },
}
