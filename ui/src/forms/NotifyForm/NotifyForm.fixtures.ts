/** A toy that is gone, and somebody who waits for it. */
export const waiting = { name: 'Tacto Doctor', email: 'robin@example.com' } as const
