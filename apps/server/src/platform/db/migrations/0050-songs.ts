import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const kinds = "('song', 'ad', 'jingle', 'station', 'none')";
const sources = "('stream', 'json', 'xml', 'push')";

const statements = [
  // Part of a public address.
  `alter table stations add column public_id text not null unique
    default substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)`,
  // A row per station with settings of its own, a push token or pushed songs.
  `create table now_playing (
    station_id uuid primary key references stations on delete cascade,
    settings jsonb,
    version integer not null default 0,
    push_token_hash bytea,
    -- The text that was last received, of the source it came from.
    received text,
    received_source text check (received_source in ('json', 'xml', 'push')),
    received_at timestamptz,
    -- Fields of a source that has more than one text.
    received_song jsonb,
    -- The page of playout software.
    feed_next_at timestamptz,
    feed_leased_by text,
    feed_lease_until timestamptz,
    feed_checked_at timestamptz,
    feed_problem text,
    check ((received is null) = (received_at is null)),
    check ((feed_leased_by is null) = (feed_lease_until is null))
  ) with (fillfactor = 70)`,
  'create index now_playing_feeds on now_playing (feed_next_at) where feed_next_at is not null',
  `create table songs (
    id bigint generated always as identity primary key,
    station_id uuid not null references stations on delete cascade,
    kind text not null check (kind in ${kinds}),
    raw text not null,
    -- What remains of the text without case and punctuation: the key of its correction.
    raw_key text not null,
    artist text,
    title text,
    album text,
    source text not null check (source in ${sources}),
    is_corrected boolean not null default false,
    listeners integer,
    started_at timestamptz not null,
    ended_at timestamptz,
    -- When it is recorded and sent: after the delay and the minimum time.
    announce_at timestamptz not null,
    announced_at timestamptz,
    check ((kind = 'song') = (title is not null)),
    check (ended_at >= started_at)
  )`,
  'create index songs_list on songs (station_id, started_at desc, id desc)',
  'create unique index songs_open on songs (station_id) where ended_at is null',
  'create index songs_due on songs (announce_at) where announced_at is null',
  'create index songs_started on songs (started_at)',
  'create index songs_text on songs (station_id, raw_key)',
  `create table song_corrections (
    station_id uuid not null references stations on delete cascade,
    raw_key text not null,
    artist text,
    title text not null,
    album text,
    created_at timestamptz not null,
    primary key (station_id, raw_key)
  )`,
  `create table fleet_title_rules (
    is_only boolean primary key default true check (is_only),
    rules jsonb not null,
    ignored jsonb not null,
    version integer not null
  )`,
];

/** What stations play, and how their texts are read. */
export const songs: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
