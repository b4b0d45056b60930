import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table signing_bundles (
    id uuid primary key,
    reference text not null,
    version integer not null default 1,
    facts jsonb not null,
    -- The files and the password: AES-256-GCM.
    secret bytea not null,
    created_at timestamptz not null default now(),
    replaced_at timestamptz,
    revoked_at timestamptz
  )`,
  'create unique index signing_bundles_reference on signing_bundles (lower(reference))',
  `create table keystores (
    id uuid primary key,
    reference text not null,
    version integer not null default 1,
    facts jsonb not null,
    -- The file and the passwords: AES-256-GCM.
    secret bytea not null,
    is_play_signing boolean not null,
    reset_at timestamptz,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  'create unique index keystores_reference on keystores (lower(reference))',
  // Which apps a bundle or a keystore signs.
  `create index mobile_apps_signing on mobile_apps ((settings ->> 'signingId')) where settings ->> 'signingId' is not null`,
];

/** What signs apps: bundles of Apple's files, and keystores. */
export const signing: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
