import { randomUUID } from 'node:crypto'
import type { MinorUnits, Order } from '@stemside/rules'
import type { Logger } from 'pino'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import { sweep } from './sweep.ts'

/** Sorts after every ISO 8601 time. */
const endOfTime = '~'

/** Stores a refund, in the transaction that decides it. `payRefunds` pays it. */
export function putRefund(tx: Transaction, order: Order, amount: MinorUnits, now: Date): void {
  tx.put('refunds', randomUUID(), {
    orderId: order.id,
    provider: order.payment.provider,
    reference: order.payment.reference,
    amount,
    country: order.country,
    state: 'due',
    requestedAt: now.toISOString(),
  })
}

/**
 * Pays all refunds that are due. The provider pays a refund once, however often it is asked. A refund
 * that fails is logged and stays due; the others are paid.
 */
export async function payRefunds({ store, gateways }: Shop, logger: Logger): Promise<void> {
  await sweep(
    logger,
    (page) => store.find('refunds', { where: { dueSince: { below: endOfTime } }, ...page }),
    async ({ id, row }) => {
      await gateways[row.provider].refund({ refundId: id, ...row })
      await store.tx(async (tx) => tx.put('refunds', id, { ...row, state: 'paid' }))
    },
  )
}
