import type { Sku } from '@stemside/rules'
import { notifyMeSource } from '@stemside/rules/contract'
import { postMail } from '../mail/postMail.ts'
import { backInStock } from '../mail/subscriptionMails.ts'
import type { Transaction } from '../store/port.ts'

/**
 * Sets the units of a sku. If it was out of stock, mails everyone who asked for a reminder, and deletes
 * their reminders.
 */
export async function putStock(tx: Transaction, sku: Sku, units: number, now: Date): Promise<void> {
  const before = await tx.get('stock', sku)
  tx.put('stock', sku, { units })
  if (before?.units !== 0 || units === 0) return
  const waiting = await tx.find('subscriptions', {
    where: { source: notifyMeSource, sku },
    order: 'oldest',
    limit: Infinity,
  })
  for (const { id, row } of waiting) {
    postMail(tx, backInStock(row.email, sku), now)
    tx.delete('subscriptions', id)
  }
}

/** Adds to a sku's stock, or subtracts from it. Does nothing for a sku without a row, which has no limit. */
export async function moveStock(tx: Transaction, sku: Sku, by: number, now: Date): Promise<void> {
  const stock = await tx.get('stock', sku)
  if (stock) await putStock(tx, sku, stock.units + by, now)
}
