/**
 * The database's schema, step by step. A step that was released is never changed: a later schema is
 * a later step. `seq` keeps the order in which ids were first put. Rows are JSON as it was written;
 * the other columns are the fields that queries test (`../fields.ts`), as bytes in order ("C").
 * No table is `unlogged`: after a crash soon after such a table was made, PostgreSQL may refuse to
 * start ("could not create file … File exists").
 */
export const migrations: readonly string[] = [
  `
  create table prices (seq bigint generated always as identity, id text primary key, row json not null);
  create table stock (seq bigint generated always as identity, id text primary key, row json not null)
    with (fillfactor = 50);
  create table coupons (seq bigint generated always as identity, id text primary key, row json not null);
  create table carts (seq bigint generated always as identity, id text primary key, row json not null,
    "savedAt" text collate "C");
  create table orders (seq bigint generated always as identity, id text primary key, row json not null,
    "email" text collate "C");
  create table "couponUses" (seq bigint generated always as identity, id text primary key, row json not null);
  create table intents (seq bigint generated always as identity, id text primary key, row json not null,
    "owner" text collate "C", "dueAt" text collate "C");
  create table idempotency (seq bigint generated always as identity, id text primary key, row json not null,
    "placedAt" text collate "C");
  create table subscriptions (seq bigint generated always as identity, id text primary key, row json not null,
    "source" text collate "C", "sku" text collate "C");
  create table visits (seq bigint generated always as identity, id text primary key, row json not null,
    "at" text collate "C");
  create table mails (seq bigint generated always as identity, id text primary key, row json not null,
    "to" text collate "C", "at" text collate "C");
  create table "sandboxCharges" (seq bigint generated always as identity, id text primary key, row json not null);
  create table site (seq bigint generated always as identity, id text primary key, row json not null);
  create table contacts (seq bigint generated always as identity, id text primary key, row json not null,
    "at" text collate "C");

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
  create table users (seq bigint generated always as identity, id text primary key, row json not null);
  create table codes (seq bigint generated always as identity, id text primary key, row json not null,
    "expiresAt" text collate "C");
  create table proofs (seq bigint generated always as identity, id text primary key, row json not null,
    "expiresAt" text collate "C");
  create index on codes (seq);
  create index on codes ("expiresAt");
  create index on proofs (seq);
  create index on proofs ("expiresAt");
  `,
  `
  create table sessions (seq bigint generated always as identity, id text primary key, row json not null,
    "expiresAt" text collate "C");
  create index on sessions (seq);
  create index on sessions ("expiresAt");
  `,
  `
  create table "userCarts" (seq bigint generated always as identity, id text primary key, row json not null);
  `,
  `
  alter table mails add column "dueAt" text collate "C";
  update mails set "dueAt" = '';
  create index on mails ("dueAt");
  `,
  `
  create table "orderSteps" (seq bigint generated always as identity, id text primary key, row json not null,
    "dueAt" text collate "C");
  create table refunds (seq bigint generated always as identity, id text primary key, row json not null,
    "dueSince" text collate "C");
  create table "sandboxRefunds" (seq bigint generated always as identity, id text primary key, row json not null);
  create index on "orderSteps" ("dueAt");
  create index on refunds ("dueSince");
  `,
  `
  create table returns (seq bigint generated always as identity, id text primary key, row json not null,
    "email" text collate "C", "orderId" text collate "C", "dueAt" text collate "C");
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
  create table identities (seq bigint generated always as identity, id text primary key, row json not null,
    "email" text collate "C");
  create index on identities ("email");
  `,
  `
  create table "referCodes" (seq bigint generated always as identity, id text primary key, row json not null);
  create table credits (seq bigint generated always as identity, id text primary key, row json not null,
    "owner" text collate "C");
  create table rewards (seq bigint generated always as identity, id text primary key, row json not null,
    "owner" text collate "C");
  create index on credits ("owner");
  create index on rewards ("owner");
  `,
  `
  create table "formerCustomers" (seq bigint generated always as identity, id text primary key, row json not null);
  `,
]
