import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PaymentProvider } from '@stemside/rules'
import * as z from 'zod/mini'
import type { SandboxChargeRow } from '../../store/paymentRows.ts'
import type { Store } from '../../store/port.ts'
import type { Gateways, NewPayment, PaymentGateway, PaymentState, Webhook } from '../port.ts'
import { checkSignature, signatureHeader, signatureOf } from './signature.ts'

/** How each provider writes its references. */
const referencePrefix: Readonly<Record<PaymentProvider, string>> = {
  stripe: 'pi_',
  paypal: 'PAYID-',
  razorpay: 'pay_',
}

/** Part of the reference of a payment whose refunds fail. */
const noRefunds = 'no-refunds-'

/** How long a payer can confirm a payment. */
const confirmableMs = 15 * 60_000

const waysToConfirm = {
  sandbox_window: 'window',
  sandbox_bank: 'bank',
  sandbox_app: 'app',
} as const

/** What a payer answers on the sandbox's page. `uncovered`: approves, but the money cannot be taken. */
export const decisions = ['approved', 'uncovered', 'declined', 'left'] as const
export type Decision = (typeof decisions)[number]

/** What a shopper reads if no money was taken. */
const reasons: Readonly<Record<Exclude<SandboxChargeRow['state'], 'taken'>, string>> = {
  waiting: 'The payment was not confirmed.',
  approved: 'The payment was not confirmed.',
  uncovered: 'The payment was approved, but there is not enough money for it.',
  declined: 'The payment was declined.',
  left: 'The payment was cancelled.',
  expired: 'The payment was not confirmed in time.',
  cancelled: 'The payment was cancelled.',
  'given-back': 'The payment was given back.',
}

/** The body of a webhook, as JSON. */
const eventSchema = z.object({ intentId: z.string() })

export interface SandboxOptions {
  /** The shop's store, where the sandbox keeps its charges. */
  readonly store: Store
  /** When `sandbox_late` is approved after all. */
  readonly lateAfterMs: number
  /** Signs the webhooks. */
  readonly webhookKey: Uint8Array
}

/** A payment that a payer is asked to confirm. */
export type SandboxPayment = SandboxChargeRow & Required<Pick<SandboxChargeRow, 'asked'>>

/** The payer's side of the sandbox, and what it then tells the shop. */
export interface SandboxPayers {
  /** Undefined if the payer is asked nothing. */
  read(intentId: string): Promise<SandboxPayment | undefined>
  /** Answers a payment. Does nothing if it was answered already, or has ended. */
  decide(intentId: string, decision: Decision): Promise<void>
  /** A signed webhook that something has changed. */
  webhook(intentId: string): Webhook
}

/**
 * The providers' sandboxes. A token says what happens:
 * - `sandbox_approve` is paid; `sandbox_late` is paid late; `sandbox_no_refunds` is paid, but refunds fail;
 * - `sandbox_decline` and `sandbox_expired` (the card's date is over) are refused;
 * - `sandbox_timeout` never answers, and takes nothing;
 * - `sandbox_window`, `sandbox_bank` and `sandbox_app` wait until the payer answers on the sandbox's page.
 *
 * Any other is declined. Source: §7.31, §7.39.
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
  { store, lateAfterMs, webhookKey }: SandboxOptions,
): PaymentGateway {
  /**
   * Stores a charge once; a repeated call gets what was stored first. The charge need not be on disk yet: the order is
   * written after it, so that no crash can keep the order and lose the charge.
   */
  const open = (
    { intentId, amount, country }: NewPayment,
    rest: Pick<SandboxChargeRow, 'state' | 'asked'>,
    mark = '',
  ): Promise<PaymentState> =>
    store.txSoon(async (tx) => {
      const reference = referencePrefix[provider] + mark + randomBytes(9).toString('hex')
      const charge: SandboxChargeRow = { reference, amount, country, ...rest }
      return stateOf((await tx.claim('sandboxCharges', intentId, charge)) ?? charge, intentId)
    })

  return {
    async create(payment) {
      switch (payment.token) {
        case 'sandbox_approve':
          return open(payment, { state: 'taken' })
        case 'sandbox_no_refunds':
          return open(payment, { state: 'taken' }, noRefunds)
        case 'sandbox_late':
          await wait(lateAfterMs, undefined, { ref: false })
          return open(payment, { state: 'taken' })
        case 'sandbox_timeout':
          return new Promise(() => undefined)
        case 'sandbox_expired':
          return { state: 'refused', reason: 'This card has expired.' }
        case 'sandbox_window':
        case 'sandbox_bank':
        case 'sandbox_app': {
          const until = new Date(Date.now() + confirmableMs).toISOString()
          const by = waysToConfirm[payment.token]
          return open(payment, { state: 'waiting', asked: { provider, by, until } })
        }
        default:
          return { state: 'refused', reason: reasons.declined }
      }
    },

    confirm: ({ intentId }) =>
      store.tx(async (tx) => {
        const charge = await tx.get('sandboxCharges', intentId)
        if (!charge) throw new Error('the sandbox does not know this payment')
        const now = { ...charge, state: nextState(charge) }
        if (now.state !== charge.state) tx.put('sandboxCharges', intentId, now)
        return stateOf(now, intentId)
      }),

    cancel: ({ intentId }) =>
      store.tx(async (tx) => {
        const charge = await tx.get('sandboxCharges', intentId)
        if (!charge || charge.state === 'given-back') return false
        const wasTaken = charge.state === 'taken'
        const state = wasTaken ? 'given-back' : 'cancelled'
        tx.put('sandboxCharges', intentId, { ...charge, state })
        return wasTaken
      }),

    refund: ({ refundId, reference, amount }) =>
      store.tx(async (tx) => {
        if (reference.startsWith(referencePrefix[provider] + noRefunds)) {
          return { state: 'refused', reason: 'The account of the payer is closed.' }
        }
        await tx.claim('sandboxRefunds', refundId, { reference, amount })
        return { state: 'paid' }
      }),

    async readWebhook(webhook) {
      checkSignature(webhook, webhookKey)
      return eventSchema.safeParse(parseJson(webhook.body)).data?.intentId
    },
  }
}

/** The payers of the sandbox, who answer on its page. */
export function sandboxPayers({
  store,
  webhookKey,
}: Pick<SandboxOptions, 'store' | 'webhookKey'>): SandboxPayers {
  return {
    read: async (intentId) => {
      const charge = await store.get('sandboxCharges', intentId)
      return charge?.asked && { ...charge, asked: charge.asked, state: nextState(charge) }
    },
    decide: (intentId, decision) =>
      store.tx(async (tx) => {
        const charge = await tx.get('sandboxCharges', intentId)
        if (!charge || nextState(charge) !== 'waiting') return
        tx.put('sandboxCharges', intentId, { ...charge, state: decision })
      }),
    webhook: (intentId) => {
      const body = JSON.stringify({ type: 'payment.changed', intentId })
      const signature = signatureOf(body, webhookKey)
      return { body, header: (name) => (name === signatureHeader ? signature : undefined) }
    },
  }
}

/** What a charge becomes when the shop asks for it: an approved one is taken, and one that nobody answered expires. */
function nextState({ state, asked }: SandboxChargeRow): SandboxChargeRow['state'] {
  if (state === 'approved') return 'taken'
  const isOver = asked !== undefined && asked.until < new Date().toISOString()
  return state === 'waiting' && isOver ? 'expired' : state
}

function stateOf(charge: SandboxChargeRow, intentId: string): PaymentState {
  const { state, reference, amount, asked } = charge
  if (state === 'taken') return { state: 'paid', reference, amount }
  if (asked && (state === 'waiting' || state === 'approved')) {
    const { by, until } = asked
    const page = `/payments/sandbox/${intentId}`
    return { state: 'unconfirmed', reference, confirmation: { by, page, until } }
  }
  return { state: 'refused', reason: reasons[state] }
}

/** Undefined for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
