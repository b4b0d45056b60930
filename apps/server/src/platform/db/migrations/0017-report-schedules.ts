import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Since when the cast's owner has subscribed to each mail; null: not subscribed.
  `create table report_schedules (
    cast_id uuid primary key references casts on delete cascade,
    weekly_since timestamptz,
    monthly_since timestamptz
  )`,
  // Each is sent once, by any server. "began" is its first day.
  `create table reports_sent (
    cast_id uuid not null references casts on delete cascade,
    period text not null check (period in ('week', 'month')),
    began date not null,
    sent_at timestamptz not null,
    primary key (cast_id, period, began)
  )`,
];

export const reportSchedules: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
