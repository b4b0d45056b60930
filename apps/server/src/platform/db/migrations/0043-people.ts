import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table invitations (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    email text not null,
    role text not null check (role in ('manager', 'presenter', 'analyst')),
    is_limited boolean not null,
    token_hash bytea not null unique,
    invited_by uuid references customers on delete set null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    unique (account_id, email)
  )`,
  'create index invitations_invited_by on invitations (invited_by)',
  'create index invitations_expires_at on invitations (expires_at)',
  `create table invitation_products (
    invitation_id uuid not null references invitations on delete cascade,
    kind text not null check (kind in ('cast', 'station', 'onepage', 'alexa', 'mobile')),
    product_id text not null,
    primary key (invitation_id, kind, product_id)
  )`,
  // A limited person has access to their own uploads only.
  `create table upload_people (
    upload_id uuid not null references file_uploads on delete cascade,
    customer_id uuid not null references customers on delete cascade,
    primary key (upload_id, customer_id)
  )`,
  'create index upload_people_customer on upload_people (customer_id)',
  // At the end of a transaction, each account that lost or got a person has an owner. The unique index
  // customers_owner allows no second one.
  `create function require_account_owner() returns trigger language plpgsql as $$
    declare affected uuid := case when tg_op = 'INSERT' then new.account_id else old.account_id end;
    begin
      if exists (select from accounts where id = affected)
        and not exists (select from customers where account_id = affected and role = 'owner') then
        raise exception 'An account needs an owner.' using errcode = 'check_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger customers_keep_owner after insert or delete or update of role, account_id
    on customers deferrable initially deferred for each row execute function require_account_owner()`,
];

/** Invitations to an account, and the guarantee that each account with people has an owner. */
export const people: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
