import { isSoldSku, normaliseEmail } from '@stemside/rules'
import {
  endpoints,
  exitPopupSource,
  notifyMeSource,
  subscriptionSources,
  type BodyOf,
} from '@stemside/rules/contract'
import type { Limits } from '../http/rateLimits.ts'
import { Refusal } from '../base/Refusal.ts'
import { success, type Serve } from '../http/serve.ts'
import type { Mail } from '../base/Mail.ts'
import { postMail } from '../mail/postMail.ts'
import { exitOffer, reminderNoted, welcome } from '../mail/subscriptionMails.ts'

/** POST /web-subscribe-email: the newsletter, the exit popup's e-book, and reminders for skus that are out of stock. */
export function subscriptionRoutes(serve: Serve, { mailsToOne }: Limits): void {
  serve(
    endpoints.subscribeEmail,
    async ({ shop, body }) => {
      const { email, source, country, sku } = body
      const answer = mailFor(body)
      // Only a reminder is for a sku: another sku must not bring another e-book.
      const reminderOf = source === notifyMeSource ? sku : undefined
      const id = [normaliseEmail(email), source, reminderOf ?? ''].join(' ')
      const now = shop.clock.now()
      await shop.store.tx(async (tx) => {
        if (await tx.get('subscriptions', id)) return
        tx.put('subscriptions', id, {
          email,
          source,
          country,
          subscribedAt: now.toISOString(),
          ...(reminderOf === undefined ? {} : { sku: reminderOf }),
        })
        postMail(tx, answer, now)
      })
      return { status: success }
    },
    mailsToOne,
  )
}

/** @throws {Refusal} 422 for an unknown source, and for a reminder of a sku that is not sold. */
function mailFor({ email, source, sku }: BodyOf<'subscribeEmail'>): Mail {
  if (!subscriptionSources.includes(source)) {
    throw new Refusal(422, `There is no source called ${JSON.stringify(source)}.`)
  }
  if (source === exitPopupSource) return exitOffer(email)
  if (source !== notifyMeSource || sku === undefined) return welcome(email)
  if (isSoldSku(sku)) return reminderNoted(email, sku)
  throw new Refusal(422, `There is no product called ${JSON.stringify(sku)}.`)
}
