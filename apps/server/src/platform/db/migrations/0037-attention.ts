import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Past suspensions; the current one is in `casts`.
  `create table cast_suspensions (
    cast_id uuid not null references casts on delete cascade,
    began_at timestamptz not null,
    ended_at timestamptz not null check (ended_at >= began_at),
    primary key (cast_id, began_at)
  )`,
  'create index cast_suspensions_purge on cast_suspensions (ended_at)',
  // Listeners rejected because a cast was full, by hour.
  `create table full_rejections (
    cast_id uuid not null references casts on delete cascade,
    hour timestamptz not null,
    count integer not null check (count > 0),
    last_at timestamptz not null,
    primary key (cast_id, hour)
  )`,
  'create index full_rejections_purge on full_rejections (hour)',
  // Since when the listener limit is reached; null below it.
  'alter table cast_live add column full_since timestamptz',
  // When the status began. Unknown for existing rows: null before the default applies.
  ...['stations', 'alexa_skills', 'mobile_apps'].flatMap((table) => [
    `alter table ${table} add column status_since timestamptz`,
    `alter table ${table} alter column status_since set default now()`,
  ]),
];

export const attention: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
