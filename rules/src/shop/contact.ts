/**
 * The shop's contact details. The server seeds GET /site with them; pages that work without JavaScript
 * print them. The phone number is from a range that is reserved for fiction.
 */
export const shopContact = {
  email: 'hello@stemside.example',
  phone: '+1 800 555 0142',
} as const

/** The subject of a letter that asks for an offer. Its confirmation is about an offer, too. */
export const offerSubject = 'An offer for a school'

/** The link that calls a phone number: "+1 800 555 0142" → "tel:+18005550142". */
export function telOf(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
