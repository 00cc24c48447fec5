import type { CheckoutStore } from './checkout.ts'

/** The shopper logged out during the call to the server: its answer is for the person before. */
export class AnswerAfterReset extends Error {}

/**
 * Makes a call, and throws `AnswerAfterReset` if the store was reset meanwhile: another account has signed in, or the
 * shopper has signed out. The answer, or the error, must not reach the next person.
 */
export async function unlessReset<T>(checkout: CheckoutStore, call: Promise<T>): Promise<T> {
  const isReset = watchReset(checkout)
  try {
    const answer = await call
    if (!isReset()) return answer
  } catch (error) {
    if (!isReset()) throw error
  }
  throw new AnswerAfterReset()
}

/** Returns a function that tells whether the store was reset since. */
export function watchReset({ form }: CheckoutStore): () => boolean {
  const { resets } = form
  return () => form.resets !== resets
}
