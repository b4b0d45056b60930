import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // `live` is the version that Amazon certified last; it stays while an update is in review. Skills from before have no draft.
  `alter table alexa_skills
    add column version integer not null default 1,
    add column draft jsonb,
    add column draft_saved_at timestamptz,
    add column sent jsonb,
    add column sent_at timestamptz,
    add column live jsonb,
    add column live_at timestamptz,
    add column comments jsonb not null default '[]',
    add column reason text not null default '',
    -- The state before a suspension.
    add column resume_state text,
    add column amazon_id text unique,
    add column vendor_id text not null default '',
    add column endpoint text not null default '',
    add column forced_url text not null default ''`,
  `create table skill_steps (
    id uuid primary key,
    skill_id uuid not null references alexa_skills on delete cascade,
    state text not null,
    at timestamptz not null,
    -- The name of the person; null for the system.
    by_name text,
    by_staff boolean not null,
    reason text not null default ''
  )`,
  'create index skill_steps_skill on skill_steps (skill_id, at desc)',
  `create table skill_days (
    skill_id uuid not null references alexa_skills on delete cascade,
    -- UTC.
    day date not null,
    locale text not null,
    sessions integer not null default 0,
    plays integer not null default 0,
    listened_s bigint not null default 0,
    misses integer not null default 0,
    primary key (skill_id, day, locale)
  )`,
];

/** Alexa skills: drafts, versions, their life, what staff set, and counts of what listeners did. */
export const skills: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
