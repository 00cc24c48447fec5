/** A plainly fictional order, as its shopper knows it. */
export const known = { orderId: 'SO-1042', email: 'robin@example.com' } as const
