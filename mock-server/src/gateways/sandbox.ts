import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentProvider } from '@stemside/rules'
import type { Store } from '../store/port.ts'
import type { Charge, Gateways, Outcome, PaymentGateway } from './port.ts'

/** How each provider writes its references. */
const referencePrefix: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'pi_',
  paypal: 'PAYID-',
  razorpay: 'pay_',
}

export interface SandboxOptions {
  /** Where the sandbox keeps its books, apart from the shop's. */
  readonly store: Store
  /** When `sandbox_late` is approved after all. */
  readonly lateAfterMs: number
}

/**
 * The providers' sandboxes. A token says what happens: `sandbox_approve`, `sandbox_decline`,
 * `sandbox_expired` (refused: the card's date is over), `sandbox_timeout` (no answer, nothing taken),
 * `sandbox_late` (approved, but late). Any other is declined. Source: §7.31.
 */
export function createSandbox(options: SandboxOptions): Gateways {
  return {
    stripe: createGateway('stripe', options),
    paypal: createGateway('paypal', options),
    razorpay: createGateway('razorpay', options),
  }
}

function createGateway(
  provider: PaymentProvider,
  { store, lateAfterMs }: SandboxOptions,
): PaymentGateway {
  /**
   * Charges an intent once; a repeated call returns the same reference. The charge need not be on disk yet:
   * the order is written after it, so that no crash can keep the order and lose the charge.
   */
  const take = ({ intentId, amount, country }: Charge): Promise<Outcome> =>
    store.txSoon(async (tx) => {
      const reference = referencePrefix[provider] + randomBytes(9).toString('hex')
      const charge = { reference, amount, country, state: 'taken' as const }
      const before = await tx.claim('sandboxCharges', intentId, charge)
      return { approved: true, reference: before?.reference ?? reference }
    })

  return {
    async charge(charge) {
      switch (charge.token) {
        case 'sandbox_approve':
          return take(charge)
        case 'sandbox_late':
          await wait(lateAfterMs, undefined, { ref: false })
          return take(charge)
        case 'sandbox_timeout':
          return new Promise(() => undefined)
        case 'sandbox_expired':
          return { approved: false, reason: 'This card has expired.' }
        default:
          return { approved: false, reason: 'The payment was declined.' }
      }
    },

    refund: ({ refundId, reference, amount }) =>
      store.tx(async (tx) => {
        await tx.claim('sandboxRefunds', refundId, { reference, amount })
      }),

    giveBack: (intentId) =>
      store.tx(async (tx) => {
        const taken = await tx.get('sandboxCharges', intentId)
        if (taken?.state !== 'taken') return false
        tx.put('sandboxCharges', intentId, { ...taken, state: 'given-back' })
        return true
      }),
  }
}
