import { sql } from 'kysely';
import type { Db } from '#/platform/db/schema.ts';

/** Every row of every table as text: equal dumps mean equal data. */
export async function dumpOf(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select quote_ident(table_name) as name
    from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.raw(name)} t order by 1`.execute(db);
    dumps.push(name, ...rows.map(({ row }) => row));
  }
  return dumps.join('\n');
}

/** The name of every column in the database and in JavaScript. */
export async function columnNames(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select distinct column_name as name
    from information_schema.columns where table_schema = 'public'`.execute(db);
  return new Set(
    rows.flatMap(({ name }) => [
      name,
      name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ]),
  );
}
