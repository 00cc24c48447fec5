/** A subject of the contact form that links on other pages preset. */
export const partSubject = 'A part is missing or broken'

/** The href of the contact form with `partSubject` preset. */
export const partLetterHref: string = `/contact-us?${new URLSearchParams({ subject: partSubject }).toString()}`

/** That form, with an order's number in its message. */
export function partLetterOf(orderId: string): string {
  return `${partLetterHref}&order=${encodeURIComponent(orderId)}`
}

/** The subject of letters about an order. */
export const orderSubject = 'My order'

/** The contact form with an order's number in its message. */
export function orderLetterOf(orderId: string): string {
  return `/contact-us?${new URLSearchParams({ subject: orderSubject, order: orderId }).toString()}`
}
