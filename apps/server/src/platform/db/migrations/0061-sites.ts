import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // The domain of a site follows from site_domains.
  'alter table one_pages drop column domain',
  // A site that waits for DNS is published; its pending main domain says so.
  "update one_pages set state = 'published' where state = 'waiting_for_dns'",
  // Before this migration no site had content.
  "update one_pages set state = 'empty'",
  `alter table one_pages
    add constraint one_pages_state check (state in ('empty', 'draft', 'published', 'unpublished')),
    add column version integer not null default 1,
    add column draft jsonb,
    add column draft_saved_at timestamptz,
    add column published_number integer,
    add column publish_at timestamptz,
    add column share_hash bytea,
    add column share_expires_at timestamptz,
    add column taken_down_at timestamptz,
    add column taken_down_reason text,
    add constraint one_pages_takedown check ((taken_down_at is null) = (taken_down_reason is null)),
    add constraint one_pages_share check ((share_hash is null) = (share_expires_at is null))`,
  'create index one_pages_publish_at on one_pages (publish_at) where publish_at is not null',
  'create unique index one_pages_share_hash on one_pages (share_hash) where share_hash is not null',
  `create table site_versions (
    username text not null references one_pages on update cascade on delete cascade,
    number integer not null check (number > 0),
    document jsonb not null,
    pages jsonb not null,
    published_at timestamptz not null,
    published_by text,
    primary key (username, number)
  )`,
  `create table site_messages (
    id uuid primary key,
    username text not null references one_pages on update cascade on delete cascade,
    kind text not null check (kind in ('request', 'contact')),
    name text not null,
    email text,
    song text,
    text text not null,
    country text,
    language text not null,
    received_at timestamptz not null,
    read_at timestamptz
  )`,
  'create index site_messages_site on site_messages (username, received_at desc)',
  'create index site_messages_unread on site_messages (username) where read_at is null',
  // Empty texts stand for unknown, because null is not equal to itself in a key.
  `create table site_days (
    username text not null references one_pages on update cascade on delete cascade,
    day date not null,
    country text not null,
    referrer text not null,
    language text not null,
    visits integer not null default 0,
    plays integer not null default 0,
    primary key (username, day, country, referrer, language)
  )`,
  // At most one main domain of a site.
  'alter table site_domains add column is_primary boolean not null default false',
  'create unique index site_domains_primary on site_domains (username) where is_primary',
];

/** Documents, versions, messages and visits of one-page sites. */
export const sites: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
