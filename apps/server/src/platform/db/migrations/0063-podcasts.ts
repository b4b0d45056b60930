import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Feeds of podcasts on sites. `asked_at` is the last attempt; what was read last stays while a feed is away. */
export const podcasts: Migration = {
  async up(db) {
    await sql`create table podcast_feeds (
      url text primary key check (octet_length(url) <= 2048),
      title text not null default '',
      episodes jsonb not null default '[]',
      asked_at timestamptz,
      read_at timestamptz,
      problem text
    )`.execute(db);
    await sql`create index podcast_feeds_due on podcast_feeds (asked_at nulls first)`.execute(db);
  },
};
