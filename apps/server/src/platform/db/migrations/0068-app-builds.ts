import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table build_machines (
    id uuid primary key,
    name text not null,
    labels text[] not null default '{}',
    -- X25519; secrets are sealed to it.
    public_key bytea,
    token_hash bytea unique,
    -- Null once it was used.
    registration_hash bytea unique,
    registration_expires_at timestamptz,
    is_paused boolean not null default false,
    created_at timestamptz not null,
    registered_at timestamptz,
    last_seen_at timestamptz
  )`,
  `create table app_builds (
    id uuid primary key,
    app_id uuid not null references mobile_apps on delete cascade,
    number integer not null,
    platform text not null,
    package_id text not null,
    version_name text not null,
    version_code integer not null,
    state text not null check (state in ('queued', 'building', 'succeeded', 'failed', 'cancelled')),
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    progress smallint,
    fault text,
    -- The machine that claimed or builds it; its name stays when it is deleted.
    machine_id uuid references build_machines on delete set null,
    machine_name text,
    lease_id uuid,
    lease_until timestamptz,
    -- Of this lease.
    secrets_released_at timestamptz,
    tries integer not null default 0,
    log_bytes integer not null default 0,
    unique (app_id, number)
  )`,
  `create index app_builds_open on app_builds (platform, created_at) where state in ('queued', 'building')`,
  'create index app_builds_machine on app_builds (machine_id)',
  `create table app_build_log (
    build_id uuid not null references app_builds on delete cascade,
    -- Of the first byte.
    start integer not null,
    content bytea not null,
    primary key (build_id, start)
  )`,
  `create table app_artifacts (
    id uuid primary key,
    build_id uuid not null references app_builds on delete cascade,
    name text not null,
    kind text not null,
    hash text not null references files,
    bytes bigint not null,
    created_at timestamptz not null,
    unique (build_id, name)
  )`,
  'create index app_artifacts_hash on app_artifacts (hash)',
];

/** Builds of mobile apps with their logs and files, and the machines that make them. */
export const appBuilds: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
