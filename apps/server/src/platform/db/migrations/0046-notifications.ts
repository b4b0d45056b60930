import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table notification_settings (
    customer_id uuid primary key references customers on delete cascade,
    -- Kinds that are not mailed.
    muted text[] not null,
    -- HH:MM in the person's time zone.
    quiet_from text,
    quiet_until text,
    version integer not null,
    check ((quiet_from is null) = (quiet_until is null))
  )`,
  // The receipt of a mail is in the outbox, under the same id.
  `create table notifications (
    id uuid primary key,
    customer_id uuid not null references customers on delete cascade,
    kind text not null,
    about text not null,
    at timestamptz not null
  )`,
  'create index notifications_customer on notifications (customer_id, at desc)',
  'create index notifications_purge on notifications (at)',
];

/** Messages to people about their products. */
export const notifications: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
