import type { Passwords } from '../secrets/passwords.ts'
import type { TokenKey } from '../secrets/tokens.ts'
import type { Gateways } from '../payments/port.ts'
import type { SandboxPayers } from '../payments/sandbox/sandbox.ts'
import type { Store } from '../store/port.ts'
import type { Clock } from './clock.ts'

/** One shop: its data, its time, and the providers that take payments for it. */
export interface Shop {
  readonly store: Store
  readonly clock: Clock
  readonly gateways: Gateways
  /** Who pays in the sandbox. */
  readonly payers: SandboxPayers
  readonly passwords: Passwords
  /** Where shoppers see the shop, for links in mails. Undefined if nobody has set it. */
  readonly origin: string | undefined
  /** Hashes the addresses of erased accounts. */
  readonly addressKey: Uint8Array
  /** Signs the keys of orders in mails. */
  readonly tokenKey: TokenKey
  /** Names this process in leases of payments. */
  readonly owner: string
  /** Whether new orders move by the shopkeeper's commands alone. Otherwise the clock moves them. */
  readonly ordersByHand: boolean
  /** How long a shopper waits for a payment provider before the payment is given up. */
  readonly paymentPatienceMs: number
}
