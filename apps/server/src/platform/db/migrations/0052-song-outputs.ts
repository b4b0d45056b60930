import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table song_outputs (
    id uuid primary key,
    station_id uuid not null references stations on delete cascade,
    kind text not null check (kind in ('discord', 'slack', 'telegram', 'mastodon', 'bluesky', 'webhook')),
    name text not null,
    target jsonb not null,
    secret bytea,
    secret_hint text,
    -- What a service returned at its sign-in, encrypted.
    session bytea,
    template text not null,
    every_songs integer not null check (every_songs between 1 and 100),
    min_interval_s integer not null check (min_interval_s between 0 and 86400),
    is_enabled boolean not null,
    state text not null default 'pending' check (state in ('pending', 'ok', 'failing', 'disabled')),
    reason text,
    refusals integer not null default 0,
    songs_since integer not null,
    last_posted_at timestamptz,
    -- The song that waits; a newer one takes its place.
    pending jsonb,
    -- When something else began on the station than the song that waits.
    replaced_at timestamptz,
    attempts integer not null default 0,
    next_at timestamptz not null,
    leased_by text,
    lease_until timestamptz,
    version integer not null default 0,
    created_at timestamptz not null,
    check (state <> 'disabled' or not is_enabled),
    check (pending is null or is_enabled),
    check ((leased_by is null) = (lease_until is null))
  ) with (fillfactor = 50)`,
  'create index song_outputs_station on song_outputs (station_id)',
  'create index song_outputs_due on song_outputs (next_at) where pending is not null',
  `create table song_output_results (
    id bigint generated always as identity primary key,
    output_id uuid not null references song_outputs on delete cascade,
    at timestamptz not null,
    title text not null,
    artist text,
    is_test boolean not null,
    status integer,
    error text,
    detail text,
    text text,
    duration_ms integer not null,
    retry_at timestamptz
  )`,
  'create index song_output_results_list on song_output_results (output_id, id)',
  `create table announced_songs (
    station_id uuid primary key references stations on delete cascade,
    song jsonb not null
  )`,
];

/** Where the songs of a station are posted. */
export const songOutputs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
