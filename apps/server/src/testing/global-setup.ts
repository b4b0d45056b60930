import type { TestProject } from 'vitest/node';
import { connect } from '#/db/connect.ts';
import { migrate } from '#/db/migrate.ts';
import { provideTemplate, type TestCluster } from '#/testing/test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testCluster: TestCluster;
  }
}

/** Once a run: the database server of all tests, and the template they copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, close } = await provideTemplate(async (options) => {
    const connection = connect({ connection: options, poolSize: 1 });
    await migrate(connection.db);
    await connection.close();
  });
  project.provide('testCluster', cluster);
  return close;
}
