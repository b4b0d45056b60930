import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table audit_trail
    add column request_id text,
    add column actor_name text,
    add column before jsonb,
    add column after jsonb`,
  'create index audit_trail_at on audit_trail (at)',
  'create index audit_trail_actor on audit_trail (actor_id, id desc) where actor_id is not null',
  'create index audit_trail_action on audit_trail (action, id desc)',
  // Each row hashes the previous hash with one entry. A table of its own, so that entries are never updated.
  `create table audit_chain (
    seq bigint primary key check (seq > 0),
    entry_id bigint not null unique,
    hash bytea not null check (length(hash) = 32),
    chained_at timestamptz not null
  )`,
  // Entries older than two years may be deleted, and nothing else.
  `create function audit_trail_is_kept() returns trigger language plpgsql as $$
    begin
      if old.at > now() - interval '2 years' then
        raise exception 'the audit trail is append-only for two years';
      end if;
      return old;
    end
  $$`,
  `create function audit_chain_is_kept() returns trigger language plpgsql as $$
    begin
      if old.chained_at > now() - interval '2 years' then
        raise exception 'the audit trail is append-only for two years';
      end if;
      return old;
    end
  $$`,
  'drop trigger audit_trail_append_only on audit_trail',
  ...['audit_trail', 'audit_chain'].flatMap((table) => [
    `create trigger ${table}_append_only before update or truncate on ${table}
      for each statement execute function audit_trail_is_append_only()`,
    `create trigger ${table}_kept before delete on ${table}
      for each row execute function ${table}_is_kept()`,
  ]),
];

/** The audit trail with requests, changes and a chain of hashes. */
export const audit: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
