import { searchTerms } from './search.ts'

/** The pages that a search may ask for, with the ways to name them. */
const searchPages = [
  ['/find', ['which toy', 'help choose', 'gift idea', 'recommend', 'present', 'son', 'daughter']],
  [
    '/gift-guide',
    ['gift guide', 'gift idea', 'present', 'birthday', 'christmas', 'stocking filler'],
  ],
  ['/gift', ['gift card', 'gift voucher', 'gift certificate', 'e gift', 'egift', 'voucher']],
  ['/tracking', ['track order', 'where order', 'order status', 'tracking']],
  ['/plugo#gamepad', ['gamepad', 'game pad', 'controller']],
  [
    '/device-compatibility',
    [
      'need tablet',
      'need phone',
      'without tablet',
      'without phone',
      'what tablet',
      'what phone',
      'work tablet',
      'work phone',
      'compatible',
      'compatibility',
      'which tablet',
      'which phone',
      'device',
      'ipad',
      'iphone',
      'android',
      'chromebook',
      'laptop',
    ],
  ],
  [
    '/delivery',
    [
      'ship',
      'shipping',
      'delivery',
      'deliver',
      'send',
      'abroad',
      'overseas',
      'international',
      'another country',
      'other country',
      'other countries',
      'canada',
      'usa',
      'uk',
      'dubai',
      'postage',
      'gift wrap',
      'gift wrapped',
      'gift wrapping',
    ],
  ],
  ['/tnc#returns', ['return', 'refund', 'send back', 'money back']],
  ['/guarantee', ['guarantee', 'warranty', 'spare part', 'broken', 'lost piece', 'missing piece']],
  [
    '/education',
    ['school', 'teacher', 'classroom', 'bulk', 'class set', 'quote', 'purchase order'],
  ],
  ['/tnc#prices', ['gst', 'vat', 'tax', 'taxes', 'invoice', 'receipt']],
  ['/wishlist', ['wishlist', 'wish list', 'wishes', 'favourite', 'favorite', 'saved toy']],
  ['/contact-us', ['contact', 'customer service', 'phone number']],
] as const

export type SearchPage = (typeof searchPages)[number][0]

/** The pages, other than toys, that a search asks for: "gift cards" means `/gift`. */
export function pagesFor(text: string): readonly SearchPage[] {
  const terms = searchTerms(text)
  const isAsked = (word: string) => terms.includes(word) || terms.includes(`${word}s`)
  return searchPages
    .filter(([, names]) => names.some((name) => name.split(' ').every((word) => isAsked(word))))
    .map(([page]) => page)
}
