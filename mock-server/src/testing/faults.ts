import type { TestContext } from 'vitest'

/** A fault that a test tried on the store: a line of the table at the end of `npm run test:long`. */
export interface Fault {
  readonly fault: string
  readonly store: 'data files' | 'PostgreSQL'
  readonly times: number
  /** What became of the data, such as "0 of 900 acknowledged orders lost". */
  readonly outcome: string
}

declare module 'vitest' {
  interface TaskMeta {
    fault?: Fault
  }
}

/** The outcome for acknowledged orders of which some may not be in the store. */
export function lostOrders(lost: number, acknowledged: number): string {
  return `${lost} of ${acknowledged} acknowledged orders lost`
}

/** Notes a fault for the table. Call it before the assertions on the outcome. */
export function noteFault({ task }: TestContext, fault: Fault): void {
  task.meta.fault = fault
}
