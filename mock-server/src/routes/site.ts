import { randomUUID } from 'node:crypto'
import { endpoints, fewestVisitors, type BodyOf } from '@stemside/rules/contract'
import type { Router } from 'express'
import type { Limits } from '../http/rateLimits.ts'
import { Refusal } from '../http/Refusal.ts'
import { serve, success } from '../http/serve.ts'
import { unlessRepeated } from '../http/unlessRepeated.ts'
import { contactConfirmed, contactMessage } from '../mail/contactMails.ts'
import { postMail } from '../mail/postMail.ts'
import { hashOf } from '../orders/hashOf.ts'
import { siteSeed } from '../seed/site.ts'
import type { SiteRow } from '../store/collections.ts'
import type { Reader, Transaction } from '../store/port.ts'
import type { Spaces } from '../tools/Spaces.ts'

/** GET /site: facts about the shop. POST /contact: messages to it. */
export function siteRoutes(router: Router, spaces: Spaces, { mailsToOne }: Limits): void {
  serve(router, spaces, endpoints.getSite, async ({ shop, headers }) => {
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
    router,
    spaces,
    endpoints.sendContact,
    async ({ shop, body, headers }) => {
      const now = shop.clock.now()
      await shop.store.tx(async (tx) => {
        if (await isRepeated(tx, headers['idempotency-key'], body, now)) return
        const { contact } = await siteOf(tx)
        tx.put('contacts', randomUUID(), { ...body, at: now.toISOString() })
        postMail(tx, contactMessage(contact.email, body), now)
        postMail(tx, contactConfirmed(body.email), now)
      })
      return {
        status: success,
        message: 'Thank you for writing. We read every message and answer within two working days.',
      }
    },
    unlessRepeated(spaces, hasArrived, mailsToOne),
  )
}

async function hasArrived(reader: Reader, key: string): Promise<boolean> {
  return (await reader.get('idempotency', contactKeyOf(key))) !== undefined
}

function contactKeyOf(key: string): string {
  return `contact ${key}`
}

/**
 * Whether a letter with this key has arrived before: its answer was lost, and the sender tries again.
 * @throws {Refusal} 422 if the key came with another letter
 */
async function isRepeated(
  tx: Transaction,
  key: string | undefined,
  body: BodyOf<'sendContact'>,
  now: Date,
): Promise<boolean> {
  if (key === undefined) return false
  const row = { bodyHash: hashOf(body), placedAt: now.toISOString() }
  const before = await tx.claim('idempotency', contactKeyOf(key), row)
  if (before === undefined) return false
  if (before.bodyHash === row.bodyHash) return true
  throw new Refusal(422, 'This Idempotency-Key was used for another message. Please use a new one.')
}

/** A store that is older than this row has none, and gets the values of the seed. */
async function siteOf(reader: Reader): Promise<SiteRow> {
  return (await reader.get('site', 'shop')) ?? siteSeed
}
