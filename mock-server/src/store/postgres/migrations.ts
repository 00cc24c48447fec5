/**
 * The database's schema, step by step. A step that was released is never changed: a later schema is
 * a later step. `seq` keeps the order in which ids were first put. Rows are JSON as it was written;
 * the other columns are the fields that queries test (`../fields.ts`), as bytes in order ("C").
 * No table is `unlogged`: after a crash soon after such a table was made, PostgreSQL may refuse to
 * start ("could not create file … File exists").
 */
export const migrations: readonly string[] = [
  `
  ${table('prices')}
  ${table('stock', [], 'with (fillfactor = 50)')}
  ${table('coupons')}
  ${table('carts', ['savedAt'])}
  ${table('orders', ['email'])}
  ${table('couponUses')}
  ${table('intents', ['owner', 'dueAt'])}
  ${table('idempotency', ['placedAt'])}
  ${table('subscriptions', ['source', 'sku'])}
  ${table('visits', ['at'])}
  ${table('mails', ['to', 'at'])}
  ${table('sandboxCharges')}
  ${table('site')}
  ${table('contacts', ['at'])}

  create index on carts (seq);
  create index on carts ("savedAt");
  create index on orders (seq);
  create index on orders ("email");
  create index on intents ("dueAt");
  create index on idempotency (seq);
  create index on idempotency ("placedAt");
  create index on subscriptions ("source", "sku");
  create index on visits (seq);
  create index on mails (seq);
  create index on mails ("to");
  create index on mails ("at");
  create index on contacts ("at");

  create table hits (key text primary key, hits integer not null, "resetAt" timestamptz not null);
  `,
  `
  create table "recentVisits" (id text primary key, "seenAt" timestamptz not null);
  create index on "recentVisits" ("seenAt");
  alter table hits set logged;
  create index on hits ("resetAt");
  `,
  `
  ${table('users')}
  ${table('codes', ['expiresAt'])}
  ${table('proofs', ['expiresAt'])}
  create index on codes (seq);
  create index on codes ("expiresAt");
  create index on proofs (seq);
  create index on proofs ("expiresAt");
  `,
  `
  ${table('sessions', ['expiresAt'])}
  create index on sessions (seq);
  create index on sessions ("expiresAt");
  `,
  `
  ${table('userCarts')}
  `,
  `
  alter table mails add column "dueAt" text collate "C";
  update mails set "dueAt" = '';
  create index on mails ("dueAt");
  `,
  `
  ${table('orderSteps', ['dueAt'])}
  ${table('refunds', ['dueSince'])}
  ${table('sandboxRefunds')}
  create index on "orderSteps" ("dueAt");
  create index on refunds ("dueSince");
  `,
  `
  ${table('returns', ['email', 'orderId', 'dueAt'])}
  create index on returns ("email");
  create index on returns ("orderId");
  create index on returns ("dueAt");
  `,
  `
  alter table subscriptions add column "email" text collate "C";
  alter table contacts add column "email" text collate "C";
  alter table sessions add column "email" text collate "C";
  update subscriptions set "email" = lower(row->>'email');
  update contacts set "email" = lower(row->>'email');
  update sessions set "email" = row->>'email';
  create index on subscriptions ("email");
  create index on contacts ("email");
  create index on sessions ("email");
  `,
  `
  ${table('identities', ['email'])}
  create index on identities ("email");
  `,
  `
  ${table('referCodes')}
  ${table('credits', ['owner'])}
  ${table('rewards', ['owner'])}
  create index on credits ("owner");
  create index on rewards ("owner");
  `,
  `
  ${table('formerCustomers')}
  `,
  `
  ${table('gifts', ['sender', 'recipient', 'dueAt'])}
  ${table('giftCards')}
  ${table('giftCardUses')}
  create index on gifts ("sender");
  create index on gifts ("recipient");
  create index on gifts ("dueAt");
  `,
  `
  alter table gifts add column "mail" text collate "C";
  create index on gifts ("mail");
  `,
  // As version 4 of the data files: `../migrateChange.ts`.
  `
  update idempotency set
    id = case when id ~ '^(gift|return|claim|contact) ' then id else 'order ' || id end,
    row = json_strip_nulls(json_build_object(
      'bodyHash', row->>'bodyHash',
      'result', coalesce(row->>'orderId', row->>'returnId', row->>'giftId',
        case when id ~ '^(claim|contact) ' then '' end),
      'placedAt', row->>'placedAt'));
  update intents set row = (row::jsonb - 'idempotencyKey' || jsonb_build_object('claimed',
    case when row->>'idempotencyKey' is null then '[]'::jsonb
      when row->>'idempotencyKey' ~ '^gift ' then jsonb_build_array(row->>'idempotencyKey')
      else jsonb_build_array('order ' || (row->>'idempotencyKey')) end))::json;
  `,
  `
  alter table refunds add column "orderId" text collate "C";
  update refunds set "orderId" = row->>'orderId';
  create index on refunds ("orderId");
  `,
  `
  ${table('vitals', ['at'])}
  `,
  `
  alter table orders add column "wishlist" text collate "C";
  create index on orders ("wishlist");
  `,
]

/** The table of a collection, with a column for each field. Released steps use it: never change what it gives. */
function table(name: string, fields: readonly string[] = [], options = ''): string {
  const columns = fields.map((field) => `, "${field}" text collate "C"`).join('')
  return `create table "${name}" (seq bigint generated always as identity, id text primary key,
    row json not null${columns}) ${options};`
}
