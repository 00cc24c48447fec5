import type { PaymentProvider } from '@stemside/rules'
import type { Webhook } from '../payments/port.ts'
import type { Shop } from '../shop/Shop.ts'
import { settleIntent } from './settleIntent.ts'

/**
 * Settles the payment that a webhook is about, if it is still open. A webhook may come before the browser, after it,
 * twice, late or never.
 * @throws {Refusal} 400 if the provider has not signed it; as `settleIntent`, so that the provider sends it again
 */
export async function receiveWebhook(
  shop: Shop,
  provider: PaymentProvider,
  webhook: Webhook,
): Promise<void> {
  const intentId = await shop.gateways[provider].readWebhook(webhook)
  if (intentId !== undefined) await settleIntent(shop, intentId)
}
