import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table site_domains (
    id uuid primary key,
    username text not null references one_pages on update cascade on delete cascade,
    domain text not null check (domain = lower(domain)),
    token text not null unique check (length(token) >= 22),
    added_at timestamptz not null,
    expires_at timestamptz,
    verified_at timestamptz,
    checked_at timestamptz,
    next_check_at timestamptz not null,
    failures integer not null default 0 check (failures >= 0),
    problem text,
    seen jsonb,
    unique (username, domain),
    check ((verified_at is null) <> (expires_at is null))
  )`,
  // A domain belongs to the first claim that is verified; the database allows one of two concurrent
  // ones.
  'create unique index site_domains_verified on site_domains (domain) where verified_at is not null',
  'create index site_domains_due on site_domains (next_check_at)',
  'create index site_domains_pending on site_domains (expires_at) where verified_at is null',
];

export const siteDomains: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
