import { setTimeout as wait } from 'node:timers/promises'

/** The provider's answer; undefined after `ms`, or if the call fails. In both cases it may have done what was asked. */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T | undefined> {
  return Promise.race([answer, wait(ms, undefined, { ref: false })]).catch(() => undefined)
}
