import type { CheckoutStore } from './checkout.ts'

/** The shopper logged out during the call to the server: its answer is for the person before. */
export class AnswerAfterReset extends Error {}

/**
 * Makes a call, and throws `AnswerAfterReset` if the store was reset meanwhile: another account has signed in, or the
 * shopper has signed out. The answer, or the error, must not reach the next person.
 */
export async function unlessReset<T>({ form }: CheckoutStore, call: Promise<T>): Promise<T> {
  const { resets } = form
  try {
    const answer = await call
    if (resets === form.resets) return answer
  } catch (error) {
    if (resets === form.resets) throw error
  }
  throw new AnswerAfterReset()
}
