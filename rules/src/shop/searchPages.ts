import { searchTerms } from './search.ts'

/** The pages that a search may ask for, with the ways to name them. */
const namesOf = {
  '/gift': ['gift card', 'gift voucher', 'gift certificate', 'e gift', 'egift', 'voucher'],
  '/tracking': ['track order', 'where order', 'order status', 'tracking'],
  '/device-compatibility': ['compatible', 'compatibility', 'which tablet', 'which phone', 'device'],
  '/tnc#returns': ['return', 'refund', 'send back', 'money back'],
  '/wishlist': ['wishlist', 'wish list'],
  '/contact-us': ['contact', 'customer service', 'phone number'],
} as const

export type SearchPage = keyof typeof namesOf
const searchPages = [
  '/gift',
  '/tracking',
  '/device-compatibility',
  '/tnc#returns',
  '/wishlist',
  '/contact-us',
] as const

/** The pages, other than toys, that a search asks for: "gift cards" means `/gift`. Source: §2.63. */
export function pagesFor(text: string): readonly SearchPage[] {
  const terms = searchTerms(text)
  const isAsked = (word: string) => terms.includes(word) || terms.includes(`${word}s`)
  return searchPages.filter((page) =>
    namesOf[page].some((name) => name.split(' ').every((word) => isAsked(word))),
  )
}
