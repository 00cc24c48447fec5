import { createHmac } from 'node:crypto'
import { normaliseEmail } from '@stemside/rules'
import type { FormerCustomerRow } from '../store/accountRows.ts'
import type { Reader, Transaction } from '../store/port.ts'

/**
 * Hashes an erased address. The key is not in the store: whoever has only the data cannot find an address by
 * trying.
 */
function hashOfAddress(key: Uint8Array, email: string): string {
  return createHmac('sha256', key).update(normaliseEmail(email)).digest('hex')
}

/** What an erased address has used up, if it was erased. */
export function readFormerCustomer(
  reader: Reader,
  addressKey: Uint8Array,
  email: string,
): Promise<FormerCustomerRow | undefined> {
  return reader.get('formerCustomers', hashOfAddress(addressKey, email))
}

/** Notes what an address has used up, so that erasing does not renew it. Adds to what an earlier erasing noted. */
export async function noteFormerCustomer(
  tx: Transaction,
  addressKey: Uint8Array,
  email: string,
  { usedCoupons, hasOrdered }: FormerCustomerRow,
): Promise<void> {
  const before = await readFormerCustomer(tx, addressKey, email)
  const row = {
    usedCoupons: [...new Set([...(before?.usedCoupons ?? []), ...usedCoupons])],
    hasOrdered: before?.hasOrdered === true || hasOrdered,
  }
  if (row.usedCoupons.length === 0 && !row.hasOrdered) return
  tx.put('formerCustomers', hashOfAddress(addressKey, email), row)
}
