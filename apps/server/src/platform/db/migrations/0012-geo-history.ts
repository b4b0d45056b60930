import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // One note per network, in the same order; empty for existing networks.
  `alter table cast_geolocks add column allow_notes text[] not null default '{}'`,
  `update cast_geolocks set allow_notes = array_fill(''::text, array[cardinality(allow_networks)])`,
  `alter table cast_geolocks add constraint cast_geolocks_notes
    check (cardinality(allow_notes) = cardinality(allow_networks))`,
  // Old and new rules, by the version that the change created.
  `create table cast_geolock_changes (
    cast_id uuid not null references casts on delete cascade,
    version integer not null check (version > 0),
    before jsonb not null,
    after jsonb not null,
    cut integer not null check (cut >= 0),
    made_by text not null,
    made_at timestamptz not null,
    primary key (cast_id, version)
  )`,
];

export const geoHistory: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
