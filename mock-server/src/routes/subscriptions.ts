import { endpoints } from '@stemside/rules/contract'
import type { Router } from 'express'
import { serve, success } from '../http/serve.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** POST /web-subscribe-email: the newsletter, and reminders of what is out of stock. */
export function subscriptionRoutes(router: Router, spaces: Spaces): void {
  serve(router, spaces, endpoints.subscribeEmail, async ({ shop, body }) => {
    const { email, source, country, sku } = body
    const id = [email.toLowerCase(), source, sku ?? ''].join(' ')
    const subscribedAt = shop.clock.now().toISOString()
    await shop.store.tx(async (tx) => {
      if (await tx.get('subscriptions', id)) return
      tx.put('subscriptions', id, {
        email,
        source,
        country,
        subscribedAt,
        ...(sku === undefined ? {} : { sku }),
      })
    })
    return { status: success }
  })
}
