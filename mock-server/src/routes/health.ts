import type { Router } from 'express'
import { Refusal } from '../base/Refusal.ts'
import { problemOf, type Health } from '../http/health.ts'

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
