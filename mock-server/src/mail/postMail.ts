import { randomUUID } from 'node:crypto'
import type { Transaction } from '../store/port.ts'
import type { Mail } from './Mail.ts'

/** Queues a mail in the transaction of what it reports: it is sent if that is committed, and once. */
export function postMail(tx: Transaction, mail: Mail, now: Date): void {
  tx.put('mails', randomUUID(), { ...mail, at: now.toISOString() })
}
