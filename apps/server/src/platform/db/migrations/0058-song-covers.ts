import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table song_covers (
    -- Artist and title without case, punctuation and additions; the same for all stations.
    key text primary key,
    artist text not null,
    title text not null,
    album text,
    state text not null default 'waiting' check (state in ('waiting', 'found', 'none')),
    -- The stored image; see files.
    hash text,
    attempts integer not null default 0,
    -- The next look-up; null for a found cover.
    next_at timestamptz,
    looked_up_at timestamptz,
    -- When a station last played the song.
    used_at timestamptz not null,
    check ((state = 'found') = (hash is not null))
  )`,
  'create index song_covers_due on song_covers (next_at) where next_at is not null',
  'create index song_covers_hash on song_covers (hash) where hash is not null',
  'create index song_covers_used on song_covers (used_at)',
  // Not a foreign key: covers are deleted when no station has played the song for long.
  'alter table songs add column cover_key text',
  'create index songs_open_cover on songs (cover_key) where ended_at is null and cover_key is not null',
  `create table hidden_covers (
    station_id uuid not null references stations on delete cascade,
    key text not null,
    primary key (station_id, key)
  )`,
  `update now_playing set settings = settings || '{"looksUpCovers": false}' where settings is not null`,
];

/** The covers of songs, and what stations hide of them. */
export const songCovers: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
