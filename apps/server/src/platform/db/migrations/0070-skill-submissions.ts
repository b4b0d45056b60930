import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table skill_submissions (
    skill_id uuid primary key references alexa_skills on delete cascade,
    step text not null check (step in ('upload', 'import', 'submit', 'review', 'done', 'failed')),
    started_at timestamptz not null,
    by_name text not null,
    -- When a call of the step was sent that must not be repeated; its answer may have been lost.
    asked_at timestamptz,
    import_id text,
    certification_id text,
    tries integer not null default 0,
    next_try_at timestamptz,
    leased_by text,
    leased_until timestamptz,
    problem text,
    messages jsonb not null default '[]',
    check ((step in ('done', 'failed')) = (next_try_at is null))
  )`,
  'create index skill_submissions_due on skill_submissions (next_try_at) where next_try_at is not null',
];

/** Skills on their way to Amazon. */
export const skillSubmissions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
