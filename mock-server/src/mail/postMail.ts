import { randomUUID } from 'node:crypto'
import type { Transaction } from '../store/port.ts'
import type { Mail } from './Mail.ts'

/** Queues a mail in the transaction of the event that it reports: a rollback also drops the mail. */
export function postMail(tx: Transaction, mail: Mail, now: Date): void {
  tx.put('mails', randomUUID(), { ...mail, at: now.toISOString() })
}
