import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables whose rows belonged to a person and now belong to an account, with their index of the owner. */
const owned = ['casts', 'stations', 'one_pages', 'alexa_skills', 'mobile_apps'];
const rollUps = ['fleet_minutes', 'fleet_quarters', 'fleet_halves', 'fleet_hours', 'fleet_days'];

const statements = [
  `create table accounts (
    id uuid primary key,
    name text not null,
    disabled_at timestamptz,
    demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  // Each person becomes the owner of an account with the same id, so that no product row changes its value.
  `insert into accounts (id, name, disabled_at, demo, created_at)
    select id, coalesce(company, first_name || ' ' || last_name), disabled_at, demo, created_at from customers`,
  `alter table customers
    add column account_id uuid references accounts on delete cascade,
    add column role text not null default 'owner' check (role in ('owner', 'manager', 'presenter', 'analyst')),
    add column is_limited boolean not null default false,
    add check (role <> 'owner' or not is_limited)`,
  'update customers set account_id = id, disabled_at = null',
  'alter table customers alter column account_id set not null',
  'create index customers_account on customers (account_id)',
  "create unique index customers_owner on customers (account_id) where role = 'owner'",
  `create table customer_products (
    customer_id uuid not null references customers on delete cascade,
    kind text not null check (kind in ('cast', 'station', 'onepage', 'alexa', 'mobile')),
    product_id text not null,
    primary key (customer_id, kind, product_id)
  )`,
  ...[...owned, ...rollUps, 'file_uploads', 'revisions'].map(
    (table) => `alter table ${table} rename column customer_id to account_id`,
  ),
  ...owned.flatMap((table) => [
    `alter index ${table}_customer rename to ${table}_account`,
    ...references(table, ''),
  ]),
  ...[...rollUps, 'file_uploads', 'revisions'].flatMap((table) => references(table, ' on delete cascade')),
  'alter table audit_trail add column account_id uuid',
  'alter table audit_trail disable trigger audit_trail_append_only',
  'update audit_trail set account_id = customer_id where customer_id is not null',
  'alter table audit_trail enable trigger audit_trail_append_only',
  'create index audit_trail_account on audit_trail (account_id, id desc) where account_id is not null',
];

function references(table: string, onDelete: string): string[] {
  return [
    `alter table ${table} drop constraint ${table}_customer_id_fkey`,
    `alter table ${table} add constraint ${table}_account_id_fkey
      foreign key (account_id) references accounts${onDelete}`,
  ];
}

/** Products belong to an account, which has one or more people. */
export const customerAccounts: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
