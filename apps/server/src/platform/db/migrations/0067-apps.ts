import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // `live` is what the store published last; it stays while an update is in review. Apps from before have no draft.
  `alter table mobile_apps
    add column revision integer not null default 1,
    add column package_id text not null default '',
    -- A store knows the package id.
    add column is_package_frozen boolean not null default false,
    add column draft jsonb,
    add column draft_saved_at timestamptz,
    add column sent jsonb,
    add column sent_at timestamptz,
    add column live jsonb,
    add column live_at timestamptz,
    add column comments jsonb not null default '[]',
    add column reason text not null default '',
    -- The state before a hold.
    add column resume_state text,
    -- What staff set; null before the first time.
    add column settings jsonb,
    -- The latest preview; and the key that signs them, encrypted.
    add column preview jsonb,
    add column preview_key bytea`,
  // Stores compare ids without regard to case.
  `create unique index mobile_apps_package on mobile_apps (platform, lower(package_id)) where package_id <> ''`,
  `create table app_steps (
    id uuid primary key,
    app_id uuid not null references mobile_apps on delete cascade,
    state text not null,
    at timestamptz not null,
    -- The name of the person; null for the system.
    by_name text,
    by_staff boolean not null,
    reason text not null default ''
  )`,
  'create index app_steps_app on app_steps (app_id, at desc)',
];

/** Mobile apps: drafts, versions, their life, and what staff set. */
export const apps: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
