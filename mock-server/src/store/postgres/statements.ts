import type { QueryResult, QueryResultRow } from 'pg'
import type { CollectionName, Collections } from '../collections.ts'
import { fieldsOf, fieldValues } from '../fields.ts'
import type { Entry, Query, Where } from '../port.ts'
import { testsOf } from '../rows.ts'

/** A connection or a pool of them. */
export interface Queryable {
  query<R extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<R>>
}

export async function getRow<C extends CollectionName>(
  client: Queryable,
  collection: C,
  id: string,
): Promise<Collections[C] | undefined> {
  if (id.includes('\0')) return undefined
  const { rows } = await client.query<{ row: Collections[C] }>(
    `select row from "${collection}" where id = $1`,
    [id],
  )
  return rows[0]?.row
}

export async function findRows<C extends CollectionName>(
  client: Queryable,
  collection: C,
  { where, order, offset = 0, limit }: Query<C>,
): Promise<Entry<Collections[C]>[]> {
  const filter = filterOf(collection, where)
  const direction = order === 'oldest' ? 'asc' : 'desc'
  const [at, most] = [filter.values.length + 1, filter.values.length + 2]
  const { rows } = await client.query<Entry<Collections[C]>>(
    `select id, row from "${collection}"${filter.text} order by seq ${direction} offset $${at} limit $${most}`,
    [...filter.values, offset, limit === Infinity ? null : limit],
  )
  return rows
}

export async function countRows<C extends CollectionName>(
  client: Queryable,
  collection: C,
  where: Where<C> | undefined,
): Promise<number> {
  const { text, values } = filterOf(collection, where)
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from "${collection}"${text}`,
    values,
  )
  return rows[0]?.count ?? 0
}

/** Inserts rows or replaces them; a replaced row keeps its place in the order. */
export async function putRows<C extends CollectionName>(
  client: Queryable,
  collection: C,
  entries: readonly (readonly [id: string, row: Collections[C]])[],
): Promise<void> {
  const columns = columnsOf(collection)
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`)
  const parameters = columns.map((_, index) => `$${index + 1}::text[]`)
  await client.query(
    `insert into "${collection}" (${columns.join(', ')})
     select ${selected(columns)} from unnest(${parameters.join(', ')}) with ordinality
       as new (${columns.join(', ')}, place) order by place
     on conflict (id) do update set ${updates.join(', ')}`,
    valuesOf(collection, entries),
  )
}

/** Inserts a row if its id is free; false if it is not. */
export async function claimRow<C extends CollectionName>(
  client: Queryable,
  collection: C,
  id: string,
  row: Collections[C],
): Promise<boolean> {
  const columns = columnsOf(collection)
  const parameters = columns.map((_, index) => `$${index + 1}`)
  const { rowCount } = await client.query(
    `insert into "${collection}" (${columns.join(', ')}) values (${parameters.join(', ')})
     on conflict (id) do nothing`,
    [id, JSON.stringify(row), ...fieldValues(collection, row)],
  )
  return rowCount === 1
}

export async function deleteRows(
  client: Queryable,
  collection: CollectionName,
  ids: readonly string[],
): Promise<void> {
  await client.query(`delete from "${collection}" where id = any($1)`, [ids])
}

function columnsOf(collection: CollectionName): string[] {
  return ['id', 'row', ...fieldsOf(collection)].map((column) => `"${column}"`)
}

function selected(columns: readonly string[]): string {
  return columns.map((column) => (column === '"row"' ? `${column}::json` : column)).join(', ')
}

/** One array for each column. */
function valuesOf<C extends CollectionName>(
  collection: C,
  entries: readonly (readonly [id: string, row: Collections[C]])[],
): (string | undefined)[][] {
  const rows = entries.map(([id, row]) => [
    id,
    JSON.stringify(row),
    ...fieldValues(collection, row),
  ])
  return columnsOf(collection).map((_, index) => rows.map((row) => row[index]))
}

/** `where` as SQL. The names of fields are our own; their values are parameters. */
function filterOf<C extends CollectionName>(
  collection: C,
  where: Where<C> | undefined,
): { text: string; values: unknown[] } {
  const columns = fieldsOf(collection)
  const tests = testsOf(collection, where)
  const conditions = tests.map(
    ({ index, test }, place) =>
      `"${columns[index]}" ${typeof test === 'string' ? '=' : '<'} $${place + 1}`,
  )
  return {
    text: conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`,
    values: tests.map(({ test }) => (typeof test === 'string' ? test : test.below)),
  }
}
