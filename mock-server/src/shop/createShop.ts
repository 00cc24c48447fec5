import { randomBytes, randomUUID } from 'node:crypto'
import { createPasswords, usualCost, type Cost } from '../secrets/passwords.ts'
import type { TokenKey } from '../secrets/tokens.ts'
import { createSandbox, sandboxPayers } from '../payments/sandbox/sandbox.ts'
import type { Store } from '../store/port.ts'
import { createClock } from './clock.ts'
import type { Shop } from './Shop.ts'

/** How long to wait for a provider, and when `sandbox_late` approves. */
export interface PaymentTimes {
  readonly patienceMs: number
  readonly lateAfterMs: number
}

const usualTimes: PaymentTimes = { patienceMs: 8000, lateAfterMs: 12_000 }

/** What a test makes shorter. */
export interface Durations {
  readonly payment?: PaymentTimes
  readonly password?: Cost
}

interface ShopParts {
  readonly origin?: string | undefined
  readonly ordersByHand?: boolean
  /** Without them, random keys: enough if the data ends with the process. */
  readonly addressKey?: Uint8Array
  readonly webhookKey?: Uint8Array
  readonly tokenKey?: TokenKey
}

/** A shop on a store, with a clock and sandbox payments. */
export function createShop(
  store: Store,
  { payment = usualTimes, password = usualCost }: Durations = {},
  {
    origin,
    ordersByHand = false,
    addressKey = randomBytes(32),
    webhookKey = randomBytes(32),
    tokenKey = { tokens: randomBytes(32) },
  }: ShopParts = {},
): Shop {
  return {
    store,
    clock: createClock(),
    gateways: createSandbox({ store, lateAfterMs: payment.lateAfterMs, webhookKey }),
    payers: sandboxPayers({ store, webhookKey }),
    passwords: createPasswords(password),
    origin,
    addressKey,
    tokenKey,
    ordersByHand,
    owner: randomUUID(),
    paymentPatienceMs: payment.patienceMs,
  }
}
