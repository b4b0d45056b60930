import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table stations add logo_hash text references files',
  'create index stations_logo on stations (logo_hash) where logo_hash is not null',
];

export const stationLogos: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
