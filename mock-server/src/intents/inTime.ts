import { setTimeout as wait } from 'node:timers/promises'

/** Waits for the provider. @throws if the call fails, or takes longer than `ms`: it may still succeed later. */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const tooLate = wait(ms, undefined, { ref: false }).then(() => {
    throw new Error(`the payment provider has not answered for ${ms} ms`)
  })
  return Promise.race([answer, tooLate])
}
