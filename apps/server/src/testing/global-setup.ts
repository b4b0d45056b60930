import { sql } from 'kysely';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#/platform/db/connect.ts';
import { migrate } from '#/platform/db/migrate.ts';
import type { Db } from '#/platform/db/schema.ts';
import { keepRows } from '#/testing/databases/demo-database.ts';
import { seedTestDemo } from '#/testing/databases/seed-demo.ts';
import { provideTemplates, type TestCluster } from '#/testing/databases/test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Starts the database server of all tests and fills the templates, once per run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const on = (fill: (db: Db) => Promise<unknown>) => async (options: pg.PoolConfig) => {
    const connection = connect({ connection: options, poolSize: 1 });
    await fill(connection.db);
    await connection.close();
  };
  const { cluster, close } = await provideTemplates({
    empty: on(migrate),
    demo: on(async (db) => {
      await seedTestDemo(db);
      await sql.raw(keepRows).execute(db);
    }),
  });
  project.provide('testCluster', cluster);
  return close;
}
