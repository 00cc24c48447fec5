import type { Change } from './rows.ts'

/** Brings a row of an older version of the data into the shape of this version. */
export function migrateChange(change: Change, version: number): Change {
  const { collection, id, row } = change
  if (collection === 'intents' && row) {
    return { collection, id, row: migrateIntent(row, version) }
  }
  if (collection === 'idempotency' && version < 4) {
    return { collection, id: onceId(id), ...(row && { row: migrateOnce(id, row) }) }
  }
  return change
}

type RowOf<C extends Change['collection']> = NonNullable<
  Extract<Change, { readonly collection: C }>['row']
>

/**
 * 2: payments have an owner and a lease. Older payments are abandoned, so their lease has expired.
 * 4: payments list what they have claimed.
 */
function migrateIntent(row: RowOf<'intents'>, version: number): RowOf<'intents'> {
  const leased =
    version < 2
      ? { ...row, owner: 'before version 2', leaseUntil: '1970-01-01T00:00:00.000Z' }
      : row
  if (version >= 4) return leased
  const { idempotencyKey: key, ...rest }: typeof leased & { readonly idempotencyKey?: string } =
    leased
  return { ...rest, claimed: key === undefined ? [] : [onceId(key)] }
}

/** 4: the key of an order has its kind before it, as the keys of gifts, returns, claims and messages have. */
function onceId(id: string): string {
  return /^(gift|return|claim|contact) /.test(id) ? id : `order ${id}`
}

interface OnceBefore4 {
  readonly bodyHash: string
  readonly placedAt: string
  readonly orderId?: string
  readonly returnId?: string
  readonly giftId?: string
}

/** 4: one name for the id of what was made. Claims and messages were done at once, and stored no id. */
function migrateOnce(id: string, row: OnceBefore4): RowOf<'idempotency'> {
  const { bodyHash, placedAt, orderId, returnId, giftId } = row
  const isDone = /^(claim|contact) /.test(id)
  const result = orderId ?? returnId ?? giftId ?? (isDone ? '' : undefined)
  return { bodyHash, placedAt, ...(result !== undefined && { result }) }
}
