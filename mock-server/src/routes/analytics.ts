import { randomUUID } from 'node:crypto'
import { endpoints } from '@stemside/rules/contract'
import { visitHeader } from '@stemside/rules/contract/calls'
import { success, type Serve } from '../http/serve.ts'

/** POST /website-analytics/insert-analytics. Visits and vitals that arrive together share one disk write. */
export function analyticsRoutes(serve: Serve): void {
  serve(endpoints.insertAnalytics, async ({ shop, body, headers }) => {
    const at = shop.clock.now().toISOString()
    const visit = headers[visitHeader]
    const row = { ...body, at, ...(visit === undefined ? {} : { visit }) }
    const collection = body.vitals === undefined ? 'visits' : 'vitals'
    await shop.store.tx(async (tx) => tx.put(collection, randomUUID(), row))
    return { status: success }
  })
}
