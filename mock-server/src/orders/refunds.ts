import { randomUUID } from 'node:crypto'
import { minus, nothing, plus, type MinorUnits, type Order } from '@stemside/rules'
import type { Logger } from 'pino'
import { returnToGiftCard } from '../egifts/giftCards.ts'
import type { Shop } from '../shop/Shop.ts'
import type { Transaction } from '../store/port.ts'
import { sweep } from './sweep.ts'

/** Sorts after every ISO 8601 time. */
const endOfTime = '~'

/**
 * Stores a refund, in the transaction that decides it. What a gift card has paid goes back to the card at once;
 * `payRefunds` asks the provider for the rest.
 */
export async function putRefund(
  tx: Transaction,
  order: Order,
  amount: MinorUnits,
  now: Date,
): Promise<void> {
  const toCard = await refundToGiftCard(tx, order, amount)
  const rest = minus(amount, toCard)
  if (rest === 0 && toCard > 0) return
  tx.put('refunds', randomUUID(), {
    orderId: order.id,
    provider: order.payment.provider,
    reference: order.payment.reference,
    amount: rest,
    country: order.country,
    state: 'due',
    requestedAt: now.toISOString(),
  })
}

/** Gives the card back what it has paid, up to the amount. Returns how much that is. */
async function refundToGiftCard(
  tx: Transaction,
  { id }: Order,
  amount: MinorUnits,
): Promise<MinorUnits> {
  const use = await tx.get('giftCardUses', id)
  if (!use) return nothing
  const left = minus(use.paid, use.givenBack)
  const toCard = left < amount ? left : amount
  await returnToGiftCard(tx, { card: use.card, amount: toCard })
  tx.put('giftCardUses', id, { ...use, givenBack: plus(use.givenBack, toCard) })
  return toCard
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
