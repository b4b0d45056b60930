import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Null: the cast should run. Otherwise it was stopped, and its mounts are closed.
  `alter table casts
    add column stopped_at timestamptz,
    add column stopped_by text check (stopped_by in ('customer', 'admin')),
    add constraint casts_stopped check ((stopped_at is null) = (stopped_by is null))`,
  // Intervals in which the engine was monitored without a gap: outside of them, on-air data is
  // unknown.
  `create table engine_watches (
    began_at timestamptz primary key,
    seen_at timestamptz not null,
    check (seen_at >= began_at)
  )`,
  // From a source's connect to its disconnect, as far as observed.
  `create table on_air_spans (
    id bigint generated always as identity primary key,
    cast_id uuid not null references casts on delete cascade,
    mount text not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    agent text,
    content_type text,
    bitrate integer,
    check (ended_at >= started_at)
  )`,
  'create unique index on_air_spans_open on on_air_spans (cast_id, mount) where ended_at is null',
  'create index on_air_spans_cast on on_air_spans (cast_id, started_at)',
  `create table played_titles (
    id bigint generated always as identity primary key,
    cast_id uuid not null references casts on delete cascade,
    mount text not null,
    title text not null,
    listeners integer check (listeners >= 0),
    started_at timestamptz not null,
    ended_at timestamptz,
    check (ended_at >= started_at)
  )`,
  'create unique index played_titles_open on played_titles (cast_id, mount) where ended_at is null',
  'create index played_titles_cast on played_titles (cast_id, started_at desc, id desc)',
  // Commands on a mount for the server that controls the engine; it claims the row and executes it.
  `create table engine_orders (
    id uuid primary key,
    cast_id uuid not null references casts on delete cascade,
    mount text not null,
    kind text not null check (kind in ('drop_source', 'restart', 'set_title')),
    title text,
    keep_listeners boolean not null default false,
    asked_at timestamptz not null,
    check ((kind = 'set_title') = (title is not null))
  )`,
  // One row per cast: the latest connection test, and the engine's last rejection of a source
  // during it.
  `create table connection_tests (
    cast_id uuid primary key references casts on delete cascade,
    started_at timestamptz not null,
    ends_at timestamptz not null,
    refused_at timestamptz,
    reason text,
    tried_mount text,
    agent text,
    content_type text,
    check ((refused_at is null) = (reason is null))
  )`,
];

export const onAir: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
