import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notices before what signs apps expires. */
export const signingNotices: Migration = {
  async up(db) {
    await sql`create table signing_notices (
      -- Of a bundle or a keystore.
      signing_id uuid not null,
      -- What replaces it expires at another time, and has notices of its own.
      expires_at timestamptz not null,
      days smallint not null,
      primary key (signing_id, expires_at, days)
    )`.execute(db);
  },
};
