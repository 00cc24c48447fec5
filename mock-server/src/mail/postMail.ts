import { randomUUID } from 'node:crypto'
import type { Transaction } from '../store/port.ts'
import type { Mail } from '../base/Mail.ts'

/** Queues a mail in the transaction of the event that it reports: a rollback also drops the mail. */
export function postMail(tx: Transaction, mail: Mail, now: Date): void {
  tx.put('mails', randomUUID(), { ...mail, at: now.toISOString() })
}

/** As `postMail`, for the only mail that has the code of a gift card. */
export function postGiftCard(tx: Transaction, mail: Mail, giftCard: string, now: Date): void {
  tx.put('mails', randomUUID(), { ...mail, at: now.toISOString(), giftCard })
}
