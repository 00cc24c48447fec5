import type { Router } from 'express'

/** GET /healthz: that the process answers. */
export function healthRoutes(router: Router): void {
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'success' })
  })
}
