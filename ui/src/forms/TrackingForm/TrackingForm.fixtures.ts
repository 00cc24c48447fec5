/** A fictional order. */
export const known = { orderId: 'SO-1042', email: 'robin@example.com' } as const
