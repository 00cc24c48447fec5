/** The address of a sample reader. */
export const reader = 'robin@example.com'

/** The store's sentence for a client that asks too often. */
export const refusal = 'Too many requests. Please wait a moment, then try again.'

/** A promise that the shop keeps, and one that it does not make. */
export const promises = {
  kept: 'One email a month at most',
  notMade: '☑ Yes, send me offers from your partners',
}
