import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The name, description, genres, language and website of a listing come from `casts`.
  `create table cast_listings (
    cast_id uuid primary key references casts on delete cascade,
    slogan text not null default '',
    country text,
    contact_email text,
    stream_id uuid references cast_streams on delete set null,
    is_public boolean not null default false,
    version integer not null default 0 check (version >= 0)
  )`,
  `create table cast_directories (
    cast_id uuid not null references casts on delete cascade,
    directory text not null,
    enabled boolean not null default false,
    state text not null default 'pending'
      check (state in ('pending', 'listed', 'refused', 'unreachable', 'not_seen')),
    message text,
    sid text,
    announced text,
    touch_interval_s integer check (touch_interval_s > 0),
    last_touch_at timestamptz,
    call_at timestamptz,
    call_kind text check (call_kind in ('add', 'touch', 'remove', 'look')),
    call_outcome text check (call_outcome in ('accepted', 'refused', 'unreachable', 'not_found')),
    call_status integer,
    next_call_at timestamptz,
    failures integer not null default 0 check (failures >= 0),
    submitted_at timestamptz,
    looked_at timestamptz,
    entries jsonb,
    primary key (cast_id, directory)
  )`,
  `create index cast_directories_enabled on cast_directories (directory, next_call_at) where enabled`,
  // Directory entries to remove, including those of deleted casts.
  `create table directory_removals (
    id bigint generated always as identity primary key,
    cast_id uuid not null,
    directory text not null,
    sid text not null,
    tries integer not null default 0,
    next_try_at timestamptz not null
  )`,
  `create function remove_listing() returns trigger language plpgsql as $$
    begin
      if old.sid is not null then
        insert into directory_removals (cast_id, directory, sid, next_try_at)
          values (old.cast_id, old.directory, old.sid, 'epoch');
      end if;
      return null;
    end
  $$`,
  `create trigger cast_directories_removed after delete on cast_directories
    for each row execute function remove_listing()`,
];

export const directories: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
