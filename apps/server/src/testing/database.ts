import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { execute, onDatabase } from '#/testing/test-cluster.ts';

export interface TestDatabase {
  readonly connection: pg.PoolConfig;
  /** Ends the connections that are still open. */
  drop(): Promise<void>;
}

/** A migrated, empty database of its own, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { admin, template } = inject('testCluster');
  const name = `studio_test_${randomBytes(6).toString('hex')}`;
  await execute(admin, `create database ${name} template ${template}`);
  return {
    connection: onDatabase(admin, name),
    drop: () => execute(admin, `drop database ${name} with (force)`),
  };
}
