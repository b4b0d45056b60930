import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table casts
    add column description text not null default '',
    add column genres text[] not null default '{}',
    add column language text,
    add column website text,
    add column timezone text not null default 'UTC',
    add column max_listen_s integer not null default 0 check (max_listen_s between 0 and 86400),
    add column per_address integer check (per_address between 1 and 50),
    add column fallback_stream_id uuid references cast_streams on delete set null,
    add column general_version integer not null default 0,
    add column streams_version integer not null default 0,
    add column server_version integer not null default 0`,
  'update casts set timezone = customers.timezone from customers where customers.id = customer_id',
  // Old and new values, without secrets; secrets needed for a rollback are stored encrypted beside
  // them.
  `create table cast_changes (
    id uuid primary key,
    cast_id uuid not null references casts on delete cascade,
    rev integer not null check (rev > 0),
    section text not null check (section in ('general', 'streams', 'server')),
    before jsonb not null,
    after jsonb not null,
    made_by text not null,
    made_at timestamptz not null,
    restores integer,
    state text not null check (state in ('applying', 'kept', 'rolled_back', 'failed')),
    until timestamptz,
    waits_for uuid[] not null default '{}',
    sealed jsonb not null default '{}',
    unique (cast_id, rev),
    check ((state = 'applying') = (until is not null))
  )`,
  "create unique index cast_changes_applying on cast_changes (cast_id) where state = 'applying'",
];

export const castSettings: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
