import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // For the listeners at a point in time: those that started within the six hours before it, and
  // these longer ones.
  `create index listener_sessions_long on listener_sessions (cast_id, ended_at)
    where ended_at - started_at > interval '6 hours'`,
  // A day in the cast's time zone by one dimension, see docs/adr/0018. Gaps, ascending, are the
  // days since the previous visits of the day's listeners; "reach_persons" is the number of
  // listeners in total, then for each gap those away for longer; "reach_returning" is the number of
  // those who had visited within the last 30 days.
  `create table session_days (
    cast_id uuid not null references casts on delete cascade,
    dimension text not null,
    day date not null,
    value text not null,
    robot boolean not null,
    starts integer not null check (starts >= 0),
    active integer not null check (active between 0 and starts),
    listened_ms double precision not null,
    active_ms double precision not null,
    hours_ms double precision[],
    active_hours_ms double precision[],
    reach_gaps smallint[] not null,
    reach_persons integer[] not null,
    reach_returning integer[] not null,
    active_gaps smallint[] not null,
    active_persons integer[] not null,
    active_returning integer[] not null,
    primary key (cast_id, dimension, day, value, robot)
  )`,
  'create index session_days_day on session_days (day)',
  // The time until which a cast's sessions are rolled up, and the time zone of its days.
  `create table session_days_until (
    cast_id uuid primary key references casts on delete cascade,
    zone text not null,
    until timestamptz not null
  )`,
  // Hours with sessions (starting, active or ending) that were added or changed since the last
  // roll-up.
  `create table session_due (
    cast_id uuid not null references casts on delete cascade,
    hour timestamptz not null,
    primary key (cast_id, hour)
  )`,
];

export const sessionDays: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
