import { randomUUID } from 'node:crypto'
import {
  minus,
  nothing,
  plus,
  type MinorUnits,
  type Order,
  type RefundSplit,
  splitRefund,
} from '@stemside/rules'
import type { Logger } from 'pino'
import { endOfTime } from '../base/endOfTime.ts'
import { returnToGiftCard } from '../giftCards/giftCards.ts'
import { inTime } from '../intents/inTime.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import { sweep } from '../base/sweep.ts'

/**
 * Makes a refund, in the transaction that decides it. What a gift card has paid goes back to the card at once;
 * `payRefunds` asks the provider for the rest. A part of 0 goes nowhere.
 */
export async function makeRefund(
  tx: Transaction,
  order: Order,
  amount: MinorUnits,
  now: Date,
): Promise<RefundSplit> {
  const use = await tx.get('giftCardUses', order.id)
  const split = splitRefund(amount, use ? minus(use.paid, use.givenBack) : nothing)
  const { toCard, toProvider } = split
  if (use && toCard > 0) {
    await returnToGiftCard(tx, { card: use.card, amount: toCard })
    tx.put('giftCardUses', order.id, { ...use, givenBack: plus(use.givenBack, toCard) })
  }
  if (toProvider > 0) {
    tx.put('refunds', randomUUID(), {
      orderId: order.id,
      provider: order.payment.provider,
      reference: order.payment.reference,
      amount: toProvider,
      country: order.country,
      state: 'due',
      requestedAt: now.toISOString(),
    })
  }
  return split
}

/**
 * Pays all refunds that are due. The provider pays a refund once, however often it is asked. A refund
 * that fails is logged and stays due; the others are paid. One that the provider refuses is kept with the reason, for
 * the shopkeeper.
 */
export async function payRefunds(
  { store, gateways, paymentPatienceMs }: Shop,
  logger: Logger,
): Promise<void> {
  await sweep(
    logger,
    (page) => store.find('refunds', { where: { dueSince: { below: endOfTime } }, ...page }),
    async ({ id, row }) => {
      const asking = gateways[row.provider].refund({ refundId: id, ...row })
      const answer = await inTime(asking, paymentPatienceMs)
      await store.tx(async (tx) => tx.put('refunds', id, { ...row, ...answer }))
      if (answer.state === 'refused') {
        const { orderId } = row
        logger.error(
          { orderId, refund: id, reason: answer.reason },
          'the provider refused a refund',
        )
      }
    },
  )
}
