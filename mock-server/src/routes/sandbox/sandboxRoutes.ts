import type { Request, Router } from 'express'
import * as z from 'zod/mini'
import { pageOf, type Origins } from '../../auth/origin.ts'
import { Refusal } from '../../base/Refusal.ts'
import { refuseOtherMethods } from '../../http/allowedMethods.ts'
import { check } from '../../http/check.ts'
import { formBody } from '../../http/readBody.ts'
import { contentPolicy, policyHeader } from '../../http/security.ts'
import type { ShopOf } from '../../http/serve.ts'
import { decisions, type Decision, type SandboxPayment } from '../../payments/sandbox/sandbox.ts'
import { receiveWebhook } from '../../sales/receiveWebhook.ts'
import type { Shop } from '../../shop/Shop.ts'
import { paymentPage } from './paymentPage.ts'

const path = '/payments/sandbox/:id'
const choiceSchema = z.object({ decision: z.enum(decisions) })

/** The `result` in the address of /payment. An `uncovered` payment is approved too: taking the money fails. */
const results: Readonly<Record<Decision, string>> = {
  approved: 'approved',
  uncovered: 'approved',
  declined: 'declined',
  left: 'cancelled',
}

/**
 * The page where a payer answers the sandbox. It sends the answer to the shop as a signed webhook, and the
 * payer to the shop's page `/payment`. If the payment has ended, the payer stays on the sandbox's page, which says so.
 */
export function sandboxRoutes(router: Router, shopOf: ShopOf, origins: Origins): void {
  router.get(path, async (request, response) => {
    const payment = await paymentOf(await shopOf(request), request.params.id)
    response.set('Cache-Control', 'no-store')
    // The form's answer redirects to the shop's pages, so `form-action` must allow their origin.
    if (origins.elsewhere) {
      response.set(policyHeader, contentPolicy({ formsTo: origins.elsewhere.pages }))
    }
    response.type('html').send(paymentPage(payment))
  })

  router.post(path, formBody('1kb'), async (request: Request<{ id: string }>, response) => {
    const shop = await shopOf(request)
    const { id } = request.params
    const { asked, state } = await paymentOf(shop, id)
    const { decision } = check(choiceSchema, request.body ?? {}, 'body')
    // Read first: the intent is gone once the payment is settled.
    const intent = await shop.store.get('intents', id)
    const isGift = intent?.unconfirmed?.sale.kind === 'gift'
    await shop.payers.decide(id, decision)
    await receiveWebhook(shop, asked.provider, shop.payers.webhook(id))
    const back = `/payment?result=${results[decision]}${isGift ? '&for=gift' : ''}`
    response.redirect(303, state === 'waiting' ? pageOf(back, origins) : request.originalUrl)
  })

  refuseOtherMethods(router, [
    { method: 'GET', path },
    { method: 'POST', path },
  ])
}

/** @throws {Refusal} 404 */
async function paymentOf({ payers }: Shop, id: string): Promise<SandboxPayment> {
  const payment = await payers.read(id)
  if (!payment) throw new Refusal(404, 'The sandbox has no such payment.')
  return payment
}
