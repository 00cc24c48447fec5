import { createHash } from 'node:crypto'
import { mostVisits, visitWindowMs } from '../visitCounter.ts'
import type { Queryable } from './statements.ts'

/** The statement does not wait for the disk: a crash may lose what was counted last. */
const withoutDisk = `set_config('synchronous_commit', 'off', true)`

/** Counts a hit. The window's length is measured by the database's clock, one for all processes. */
export async function countHit(
  client: Queryable,
  key: string,
  windowMs: number,
): Promise<{ hits: number; msLeft: number }> {
  // A window that ends later than one which begins now: the database's clock was set back.
  const isOver = `h."resetAt" <= now() or h."resetAt" > excluded."resetAt"`
  const { rows } = await client.query<{ hits: number; msLeft: number }>(
    `insert into hits as h select $1, 1, now() + $2 * interval '1 ms' from ${withoutDisk}
     on conflict (key) do update set
       hits = case when ${isOver} then 1 else h.hits + 1 end,
       "resetAt" = case when ${isOver} then excluded."resetAt" else h."resetAt" end
     returning hits, ceil(extract(epoch from "resetAt" - now()) * 1000)::integer as "msLeft"`,
    [hashed(key), windowMs],
  )
  return rows[0] ?? { hits: 1, msLeft: windowMs }
}

export async function takeBackHit(client: Queryable, key: string): Promise<void> {
  await client.query(
    `update hits set hits = hits - 1 from ${withoutDisk} where key = $1 and hits > 0`,
    [hashed(key)],
  )
}

export async function putVisit(client: Queryable, visit: string, now: Date): Promise<void> {
  await client.query(
    `insert into "recentVisits" select $1, $2::timestamptz from ${withoutDisk}
     on conflict (id) do update set "seenAt" = excluded."seenAt"`,
    [hashed(visit), now],
  )
}

export async function countVisits(client: Queryable, now: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from
       (select from "recentVisits" where "seenAt" > $1 and "seenAt" < $2 limit $3) as recent`,
    [...windowAround(now), mostVisits],
  )
  return rows[0]?.count ?? 0
}

export async function deleteVisits(client: Queryable): Promise<void> {
  await client.query('delete from "recentVisits"')
}

/** Deletes counters whose window has ended, and visits beyond the window around `now`. */
export async function forgetEnded(client: Queryable, now: Date): Promise<void> {
  await client.query('delete from hits where "resetAt" <= now()')
  await client.query(
    'delete from "recentVisits" where "seenAt" <= $1 or "seenAt" >= $2',
    windowAround(now),
  )
}

function windowAround(now: Date): [Date, Date] {
  return [new Date(now.getTime() - visitWindowMs), new Date(now.getTime() + visitWindowMs)]
}

/** Keys contain addresses of clients and email addresses, which the database should not hold. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
