/** A toy that is out of stock, and a shopper who waits for it. */
export const waiting = { name: 'Tacto Doctor', email: 'robin@example.com' } as const
