/* Subjects of the contact form that links on other pages preset. */

export const partSubject = 'A part is missing or broken'
export const orderSubject = 'My order'

/** The href of the contact form with `partSubject` preset. */
export const partLetterHref: string = letterHref({ subject: partSubject })

/** That form, with an order's number in its message. */
export function partLetterOf(orderId: string): string {
  return letterHref({ subject: partSubject, order: orderId })
}

/** The contact form with `orderSubject` preset, and an order's number in its message. */
export function orderLetterOf(orderId: string): string {
  return letterHref({ subject: orderSubject, order: orderId })
}

function letterHref(values: Readonly<Record<string, string>>): string {
  return `/contact-us?${new URLSearchParams(values).toString()}`
}
