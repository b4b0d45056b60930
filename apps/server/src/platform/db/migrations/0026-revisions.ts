import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const customerOf = `case when made_by = first_name || ' ' || last_name then 'customer' else 'admin' end`;

/** Copies the changes of one table, and the values before the first of each section as its own revision. */
const copied = (changes: string) => [
  `insert into revisions (object_type, object_id, section, revision, customer_id, at, "values")
    select distinct on (cast_id, section) 'cast', cast_id, section, revision - 1, customer_id, made_at, before
    from (${changes}) as changes join casts on casts.id = cast_id order by cast_id, section, revision`,
  `insert into revisions (object_type, object_id, section, revision, customer_id, actor_kind, actor_name, at, "values",
      restores, disconnected_listeners)
    select 'cast', cast_id, section, revision, customer_id, ${customerOf}, made_by, made_at, after, null, cut
    from (${changes}) as changes join casts on casts.id = cast_id join customers on customers.id = customer_id`,
];

const statements = [
  `create table revisions (
    object_type text not null,
    object_id uuid not null,
    section text not null,
    revision integer not null check (revision >= 0),
    customer_id uuid not null references customers on delete cascade,
    actor_kind text check (actor_kind in ('customer', 'admin', 'system')),
    actor_id uuid,
    actor_name text,
    actor_role text check (actor_role in ('admin', 'superadmin')),
    at timestamptz not null,
    "values" jsonb not null,
    restores integer,
    disconnected_listeners integer not null default 0 check (disconnected_listeners >= 0),
    request_id text,
    primary key (object_type, object_id, section, revision)
  )`,
  // Changes that were rolled back left the values as they were before.
  ...copied(`select cast_id, section, before, after, made_by, made_at, 0 as cut,
      (row_number() over (partition by cast_id, section order by rev))::int as revision
    from cast_changes where state <> 'rolled_back'`),
  ...copied(`select cast_id, 'geoblocking' as section, before, after, made_by, made_at, cut, version as revision
    from cast_geolock_changes`),
  'drop table cast_geolock_changes',
  // What remains is the state of changes that wait for sources.
  `delete from cast_changes where section = 'general'`,
  'alter table cast_changes drop column after, drop column made_by, drop column restores',
];

export const revisions: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
