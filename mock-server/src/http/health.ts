import { setTimeout as wait } from 'node:timers/promises'
import type { Store } from '../store/port.ts'

/** A store that takes longer to answer cannot take an order in time either. */
const longestCheckMs = 2000

export interface Health {
  readonly isDraining: boolean
  readonly store: Pick<Store, 'checkWritable'>
}

/** Why no order can be taken now; undefined if one can. It names no file and no address. */
export async function problemOf(health: Health): Promise<string | undefined> {
  if (health.isDraining) return 'The server is shutting down.'
  const check = health.store.checkWritable().then(
    () => undefined,
    () => 'The store cannot write its data.',
  )
  return Promise.race([check, wait(longestCheckMs, 'The store does not answer.', { ref: false })])
}
