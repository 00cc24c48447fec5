import { randomUUID } from 'node:crypto'
import { endpoints } from '@stemside/rules/contract'
import type { Router } from 'express'
import { serve, success } from '../http/serve.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /website-analytics/insert-analytics. Visits that arrive together share one disk write. */
export function analyticsRoutes(router: Router, spaces: Spaces): void {
  serve(router, spaces, endpoints.insertAnalytics, async ({ shop, body }) => {
    const at = shop.clock.now().toISOString()
    await shop.store.tx(async (tx) => tx.put('visits', randomUUID(), { ...body, at }))
    return { status: success }
  })
}
