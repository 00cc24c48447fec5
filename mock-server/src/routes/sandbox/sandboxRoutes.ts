import type { Request, Router } from 'express'
import * as z from 'zod/mini'
import { Refusal } from '../../base/Refusal.ts'
import { refuseOtherMethods } from '../../http/allowedMethods.ts'
import { check } from '../../http/check.ts'
import { formBody } from '../../http/readBody.ts'
import type { ShopOf } from '../../http/serve.ts'
import { decisions, type SandboxPayment } from '../../payments/sandbox/sandbox.ts'
import { receiveWebhook } from '../../sales/receiveWebhook.ts'
import type { Shop } from '../../shop/Shop.ts'
import { paymentPage } from './paymentPage.ts'

const path = '/payments/sandbox/:id'
const choiceSchema = z.object({ decision: z.enum(decisions) })

/** The page of the sandbox where a payer answers. What is pressed is sent to the shop as a signed webhook. */
export function sandboxRoutes(router: Router, shopOf: ShopOf): void {
  router.get(path, async (request, response) => {
    const payment = await paymentOf(await shopOf(request), request.params.id)
    response.set('Cache-Control', 'no-store').type('html').send(paymentPage(payment))
  })

  router.post(path, formBody('1kb'), async (request: Request<{ id: string }>, response) => {
    const shop = await shopOf(request)
    const { id } = request.params
    const { asked } = await paymentOf(shop, id)
    const { decision } = check(choiceSchema, request.body ?? {}, 'body')
    await shop.payers.decide(id, decision)
    await receiveWebhook(shop, asked.provider, shop.payers.webhook(id))
    response.redirect(303, request.originalUrl)
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
