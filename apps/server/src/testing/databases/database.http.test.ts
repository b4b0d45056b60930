import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#/testing/databases/database.ts';

async function tablesOf(connection: pg.PoolConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  await client.end();
  return rows.map((row) => row.name);
}

test('a test database is migrated', async () => {
  const database = await createTestDatabase();
  expect(await tablesOf(database.connection)).toContain('customers');
  await database.drop();
});

test('two test databases know nothing of each other', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const client = new pg.Client(one.connection);
  await client.connect();
  await client.query('create table only_here (id int)');
  await client.end();
  expect(await tablesOf(other.connection)).not.toContain('only_here');
  await Promise.all([one.drop(), other.drop()]);
});
