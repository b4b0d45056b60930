import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table admins add column version integer not null default 0',
  // The lock makes concurrent changes wait for each other, so that two of them cannot both rely on the other's person.
  `create function admins_keep_a_superadmin() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('admins_keep_a_superadmin', 0));
      if not exists (select from admins where role = 'superadmin' and disabled_at is null) then
        raise exception 'at least one enabled superadmin must remain'
          using errcode = 'check_violation', constraint = 'admins_keep_a_superadmin', table = 'admins';
      end if;
      return null;
    end
  $$`,
  `create trigger admins_keep_a_superadmin after update of role, disabled_at or delete on admins for each row
    when (old.role = 'superadmin' and old.disabled_at is null) execute function admins_keep_a_superadmin()`,
  `create table team_invites (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    role text not null check (role in ('admin', 'superadmin')),
    title text not null,
    locale text not null,
    token_hash bytea not null unique check (length(token_hash) = 32),
    sent_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table team_settings (
    id smallint primary key default 1 check (id = 1),
    requires_second_step boolean not null default false,
    version integer not null default 0
  )`,
  'insert into team_settings default values',
];

/** Invitations and rules of the staff; the database keeps the last enabled superadmin. */
export const team: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
