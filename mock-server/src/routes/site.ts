import { randomUUID } from 'node:crypto'
import { endpoints, fewestVisitors } from '@stemside/rules/contract'
import type { OrderAccess } from '../auth/orderAccess.ts'
import type { Limits } from '../http/rateLimits.ts'
import { success, type Serve } from '../http/serve.ts'
import type { UnlessRepeated } from '../http/unlessRepeated.ts'
import { contactConfirmed, contactMessage } from '../mail/contactMails.ts'
import { postMail } from '../mail/postMail.ts'
import { doOnce, onceFor, readKey } from '../once/once.ts'
import { siteSeed } from '../seed/site.ts'
import type { SiteRow } from '../store/shopRows.ts'
import type { Reader } from '../store/port.ts'

/** GET /site: facts about the shop. POST /contact and GET /contact/by-key/{key}: messages to it. */
export function siteRoutes(
  serve: Serve,
  { mailsToOne }: Limits,
  unlessRepeated: UnlessRepeated,
  access: OrderAccess,
): void {
  serve(endpoints.getSite, async ({ shop, headers }) => {
    const now = shop.clock.now()
    const visit = headers['x-visit']
    if (visit !== undefined) await shop.store.addVisit(visit, now)
    const visitors = await shop.store.countVisits(now)
    const { offerSku, dinosCount, backersCount, contact } = await siteOf(shop.store)
    const offerStock = await shop.store.get('stock', offerSku)
    return {
      status: success,
      ...(visitors < fewestVisitors ? {} : { visitors }),
      offerStockRemaining: offerStock?.units ?? 0,
      dinosCount,
      backersCount,
      contact,
    }
  })

  serve(
    endpoints.sendContact,
    async ({ shop, request, body, headers }) => {
      const { order, ...message } = body
      const isProven = await access.proves(shop, request, message.email, order)
      const now = shop.clock.now()
      await shop.store.tx(async (tx) => {
        await doOnce(tx, onceFor('contact', headers['idempotency-key'], body), now, async () => {
          const { contact } = await siteOf(tx)
          const id = randomUUID()
          tx.put('contacts', id, { ...message, at: now.toISOString() })
          postMail(tx, contactMessage(contact.email, message), now)
          postMail(tx, contactConfirmed(message, isProven), now)
          return id
        })
      })
      return {
        status: success,
        message: 'Thank you for writing. We read every message and answer within two working days.',
      }
    },
    unlessRepeated('contact', mailsToOne),
  )

  serve(endpoints.askContact, async ({ shop, params: { key = '' } }) => {
    const { state } = await readKey(shop.store, 'contact', key)
    return { status: success, state }
  })
}

/** A store that is older than this row has none, and gets the values of the seed. */
async function siteOf(reader: Reader): Promise<SiteRow> {
  return (await reader.get('site', 'shop')) ?? siteSeed
}
