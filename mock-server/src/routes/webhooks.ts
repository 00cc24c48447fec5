import { paymentProviderSchema, providerEndpoints } from '@stemside/rules/contract'
import { Refusal } from '../base/Refusal.ts'
import { success, type Serve } from '../http/serve.ts'
import { receiveWebhook } from '../sales/receiveWebhook.ts'

/** POST /payments/webhook/{provider} */
export function webhookRoutes(serve: Serve): void {
  serve(providerEndpoints.receiveWebhook, async ({ shop, params, body, request }) => {
    const provider = paymentProviderSchema.safeParse(params['provider']).data
    if (provider === undefined) throw new Refusal(404, 'There is no such payment provider.')
    await receiveWebhook(shop, provider, { body, header: (name) => request.get(name) })
    return { status: success }
  })
}
