import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Whether the engine reports listeners: without it, an empty list would mean that there are none.
  'alter table engine_state add column tells_listeners boolean not null default false',
  'create sequence listener_sequence',
  // "seq" increases with every change of a row; a single server writes rows, so they become visible
  // in order.
  `create table listener_sessions (
    id uuid primary key,
    cast_id uuid not null references casts on delete cascade,
    mount text not null,
    address inet not null,
    person bytea not null check (length(person) = 32),
    agent text,
    player text,
    class text not null,
    country text check (country ~ '^[A-Z]{2}$'),
    referrer text,
    is_returning boolean not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('left', 'disconnected', 'banned', 'refused', 'lost')),
    cut_reason text check (cut_reason in ('disconnected', 'banned', 'refused')),
    seq bigint not null default nextval('listener_sequence'),
    check ((ended_at is null) = (end_reason is null)),
    check (ended_at >= started_at)
  )`,
  'create index listener_sessions_open on listener_sessions (cast_id, started_at) where ended_at is null',
  'create index listener_sessions_cut on listener_sessions (id) where ended_at is null and cut_reason is not null',
  'create index listener_sessions_seq on listener_sessions (cast_id, seq)',
  'create index listener_sessions_started on listener_sessions (cast_id, started_at)',
  'create index listener_sessions_person on listener_sessions (cast_id, person, started_at)',
  'create index listener_sessions_purge on listener_sessions (started_at)',
  `create table cast_bans (
    id uuid primary key,
    cast_id uuid not null references casts on delete cascade,
    kind text not null check (kind in ('address', 'network', 'agent')),
    network cidr,
    agent text,
    shown text not null,
    reason text not null,
    made_by text not null,
    made_at timestamptz not null,
    until timestamptz,
    hits integer not null default 0,
    check ((kind = 'agent') = (agent is not null)),
    check ((kind = 'agent') = (network is null))
  )`,
  'create index cast_bans_cast on cast_bans (cast_id, made_at desc)',
  `create table cast_geolocks (
    cast_id uuid primary key references casts on delete cascade,
    enabled boolean not null,
    mode text not null check (mode in ('allow', 'deny')),
    countries text[] not null,
    allow_unknown boolean not null,
    allow_networks text[] not null,
    version integer not null check (version > 0),
    changed_at timestamptz not null
  )`,
  // Rejected joins by hour: enough for a daily table, without personal data.
  `create table join_refusals (
    cast_id uuid not null references casts on delete cascade,
    hour timestamptz not null,
    rule text not null,
    country text not null,
    count integer not null check (count > 0),
    primary key (cast_id, hour, rule, country)
  )`,
];

export const listeners: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
