import { randomUUID } from 'node:crypto'
import { makeRoom } from '../store/bounds.ts'
import type { Transaction } from '../store/port.ts'
import type { Mail } from './Mail.ts'

/** Hands a mail over with the transaction that it tells of: it is sent if that happens, and once. */
export async function postMail(tx: Transaction, mail: Mail, now: Date): Promise<void> {
  await makeRoom(tx, 'mails')
  tx.put('mails', randomUUID(), { ...mail, at: now.toISOString() })
}
