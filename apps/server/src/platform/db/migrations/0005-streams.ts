import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table casts
    add column streams_limit integer not null default 3 check (streams_limit between 1 and 3),
    add column bitrate_limit integer not null default 320 check (bitrate_limit between 16 and 320)`,
  // Mounts and positions of a cast may be swapped within one transaction.
  `create table cast_streams (
    id uuid primary key,
    cast_id uuid not null references casts on delete cascade,
    position integer not null check (position between 1 and 3),
    name text not null,
    mount text not null,
    codec text not null check (codec in ('mp3', 'aac', 'ogg', 'opus', 'flac')),
    bitrate integer check (bitrate between 16 and 320),
    is_primary boolean not null,
    source_password bytea not null,
    created_at timestamptz not null default now(),
    check ((codec = 'flac') = (bitrate is null)),
    constraint cast_streams_mount unique (mount) deferrable initially deferred,
    constraint cast_streams_position unique (cast_id, position) deferrable initially deferred
  )`,
  'create unique index cast_streams_primary on cast_streams (cast_id) where is_primary',
  // The encrypted password is bound to the id of its row: the first stream of a cast inherits the
  // cast's. So far every encoder was instructed to send MP3 at 128 kbit/s.
  `insert into cast_streams (id, cast_id, position, name, mount, codec, bitrate, is_primary, source_password, created_at)
    select id, id, 1, '128kbps', mount, 'mp3', 128, true, source_password, created_at from casts`,
  'alter table casts drop column mount, drop column source_password',
  `create table stream_live (
    stream_id uuid primary key references cast_streams on delete cascade,
    listeners integer not null check (listeners >= 0),
    content_type text,
    bitrate integer
  )`,
];

export const streams: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
