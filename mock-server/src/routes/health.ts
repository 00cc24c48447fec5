import { setTimeout as wait } from 'node:timers/promises'
import type { Router } from 'express'
import { Refusal } from '../http/Refusal.ts'
import type { Store } from '../store/port.ts'

/** A store that takes longer to answer cannot take an order in time either. */
const longestCheckMs = 2000

export interface Health {
  readonly isDraining: boolean
  readonly store: Pick<Store, 'checkWritable'>
}

export const healthCalls = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
] as const

/** GET /healthz: the process is alive. GET /readyz: it can take orders, else 503. */
export function healthRoutes(router: Router, health: Health): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'success' })
  })

  router.get('/readyz', async (_request, response) => {
    const problem = await problemOf(health)
    if (problem !== undefined) throw new Refusal(503, problem)
    response.set('Cache-Control', 'no-store').json({ status: 'success' })
  })
}

/** Why no order can be taken now; undefined where one can. It names no file and no address. */
export async function problemOf(health: Health): Promise<string | undefined> {
  if (health.isDraining) return 'The server is shutting down.'
  const check = health.store.checkWritable().then(
    () => undefined,
    () => 'The store cannot write its data.',
  )
  return Promise.race([check, wait(longestCheckMs, 'The store does not answer.', { ref: false })])
}
