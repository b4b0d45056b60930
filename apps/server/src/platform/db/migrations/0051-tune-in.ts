import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table tune_in_settings (
    station_id uuid primary key references stations on delete cascade,
    is_enabled boolean not null,
    tune_in_id text not null check (tune_in_id ~ '^s[0-9]{1,9}$'),
    partner_id text not null,
    partner_key bytea not null,
    partner_key_hint text not null,
    key_saved_at timestamptz not null,
    send_album boolean not null,
    mark_ads boolean not null,
    unknown_songs text not null check (unknown_songs in ('skip', 'station_name')),
    delay_s integer not null check (delay_s between 0 and 120),
    -- By staff.
    stopped text check (stopped in ('paused', 'disabled')),
    stopped_at timestamptz,
    stopped_reason text,
    version integer not null,
    check ((stopped is null) = (stopped_at is null)),
    check ((stopped is null) = (stopped_reason is null))
  )`,
  'create index tune_in_settings_id on tune_in_settings (tune_in_id)',
  // The song that plays, and the call that waits for it; a newer song replaces both.
  `create table tune_in_queue (
    station_id uuid primary key references stations on delete cascade,
    kind text not null check (kind in ('song', 'ad', 'jingle', 'station', 'none')),
    artist text,
    title text,
    album text,
    started_at timestamptz not null,
    -- Counts the announcements: a call that ends after a newer one changes nothing about it.
    seq bigint not null default 0,
    due_at timestamptz,
    tries smallint not null default 0,
    queued_key text,
    sent_key text,
    called_at timestamptz,
    tested_at timestamptz,
    retry_at timestamptz,
    leased_by text,
    lease_until timestamptz,
    state text not null default 'pending' check (state in ('pending', 'ok', 'failing', 'refused')),
    since timestamptz,
    refusals integer not null default 0,
    problem text,
    accepted_at timestamptz,
    check ((leased_by is null) = (lease_until is null)),
    check ((due_at is null) = (queued_key is null))
  ) with (fillfactor = 50)`,
  'create index tune_in_queue_due on tune_in_queue (due_at) where due_at is not null',
  `create table tune_in_calls (
    id bigint generated always as identity primary key,
    station_id uuid not null references stations on delete cascade,
    at timestamptz not null,
    kind text not null check (kind in ('song', 'ad', 'station')),
    artist text,
    title text,
    album text,
    is_test boolean not null,
    attempt smallint not null,
    outcome text not null check (
      outcome in ('accepted', 'refused', 'rejected', 'server_error', 'network', 'unknown')),
    status integer,
    opml_status integer,
    error text,
    duration_ms integer not null,
    request text not null,
    body text
  )`,
  'create index tune_in_calls_list on tune_in_calls (station_id, id)',
  'create index tune_in_calls_at on tune_in_calls (at)',
  // One row: all servers stop calling while TuneIn does not respond.
  `create table tune_in_breaker (
    id integer primary key check (id = 1),
    opened_at timestamptz,
    until timestamptz,
    probed_by text,
    probe_until timestamptz,
    closed_at timestamptz,
    calls integer not null default 0,
    failures integer not null default 0,
    check ((opened_at is null) = (until is null)),
    check ((probed_by is null) = (probe_until is null))
  )`,
  'insert into tune_in_breaker (id) values (1)',
];

/** TuneIn AIR of stations: settings, the call that waits, the log, and the circuit breaker. */
export const tuneIn: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
