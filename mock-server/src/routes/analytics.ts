import { endpoints } from '@stemside/rules/contract'
import type { Router } from 'express'
import { serve, success } from '../http/serve.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /website-analytics/insert-analytics. */
export function analyticsRoutes(router: Router, spaces: Spaces): void {
  serve(router, spaces, endpoints.insertAnalytics, ({ shop, body }) => {
    shop.visits.add({ ...body, at: shop.clock.now().toISOString() })
    return Promise.resolve({ status: success })
  })
}
