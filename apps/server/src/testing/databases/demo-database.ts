import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';

/** Databases that no test of this worker uses. */
const free: TestDatabase[] = [];

/**
 * A database with the demo accounts only. `drop` returns it to the pool: restoring changed rows takes a tenth of the
 * time of creating a database.
 */
export async function takeDemoDatabase(): Promise<TestDatabase> {
  const database = free.pop() ?? (await createTestDatabase('demo'));
  if (!inject('testCluster').isOurs) return database;
  return {
    connection: database.connection,
    async drop() {
      if (await putBack(database.connection)) free.push(database);
      else await database.drop();
    },
  };
}

/** False if a test has changed the schema. */
async function putBack(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ is_whole: boolean }>('select kept.put_back() as is_whole');
    return rows[0]?.is_whole === true;
  } finally {
    await client.end();
  }
}

/**
 * Saves the rows of the database. A table is unchanged if all its rows have the transaction id of the last restore:
 * most tests change few tables. Triggers are disabled meanwhile, which requires a superuser.
 */
export const keepRows = `
  create schema kept;
  create function kept.shape() returns text language sql as $$
    select concat_ws(' ',
      (select count(*) from pg_class where relnamespace = 'public'::regnamespace),
      (select string_agg(relname, ',' order by relname) from pg_class where relnamespace = 'public'::regnamespace),
      (select count(*) from pg_trigger where not tgisinternal),
      (select count(*) from pg_proc where pronamespace = 'public'::regnamespace))
  $$;
  create table kept.tables (name text primary key, rows bigint not null, filled_by text);
  create table kept.sequences (name text primary key, value bigint);
  create table kept.whole as select kept.shape() as shape;
  do $$
    declare each text;
    begin
      insert into kept.sequences select sequencename, last_value from pg_sequences where schemaname = 'public';
      for each in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table kept.rows_of_%I as table public.%I', each, each);
        execute format('insert into kept.tables select %L, count(*), max(xmin::text) from public.%I', each, each);
      end loop;
    end
  $$;
  create function kept.put_back() returns boolean language plpgsql as $$
    declare
      each kept.tables;
      is_same boolean;
    begin
      perform pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid();
      if kept.shape() <> (select shape from kept.whole) then return false; end if;
      set local session_replication_role = replica;
      for each in select * from kept.tables loop
        execute format('select count(*) = $1 and count(*) = count(*) filter (where xmin::text = $2) from public.%I',
          each.name) into is_same using each.rows, each.filled_by;
        continue when is_same;
        execute format('delete from public.%I', each.name);
        execute format('insert into public.%I overriding system value table kept.rows_of_%I', each.name, each.name);
        update kept.tables set filled_by = (pg_current_xact_id()::xid)::text where name = each.name;
      end loop;
      perform setval(format('public.%I', name)::regclass, coalesce(value, 1), value is not null) from kept.sequences;
      return true;
    end
  $$`;
