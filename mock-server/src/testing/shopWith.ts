import type { PaymentProvider } from '@stemside/rules'
import type { PaymentGateway } from '../payments/port.ts'
import type { Shop } from '../shop/Shop.ts'

/** The shop with a provider of payments that answers some calls in another way. */
export function shopWith(
  shop: Shop,
  provider: PaymentProvider,
  calls: Partial<PaymentGateway>,
): Shop {
  const gateway = { ...shop.gateways[provider], ...calls }
  return { ...shop, gateways: { ...shop.gateways, [provider]: gateway } }
}

/** A call that the provider never answers. */
export const neverAnswers = () => new Promise<never>(() => undefined)

/** A call during which the connection to the provider breaks. */
export const breaksOff = () => Promise.reject(new Error('reset'))
