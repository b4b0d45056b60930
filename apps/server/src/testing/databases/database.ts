import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { copyDatabase, execute, onDatabase, type TestCluster } from '#/testing/databases/test-cluster.ts';

export interface TestDatabase {
  readonly connection: pg.PoolConfig;
  /** Ends the connections that are still open. */
  drop(): Promise<void>;
}

/** A migrated database copied from a template of the run: empty, or with the demo accounts. */
export async function createTestDatabase(
  template: keyof TestCluster['templates'] = 'empty',
): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const { admin } = cluster;
  const name = `studio_test_${randomBytes(6).toString('hex')}`;
  await copyDatabase(cluster, cluster.templates[template], name);
  return {
    connection: onDatabase(admin, name),
    drop: () => execute(admin, `drop database ${name} with (force)`),
  };
}
