import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '#/platform/db/connect.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const noDatabase = connect({ connection: { host: '/nowhere', user: 'nobody', database: 'none' } });
let test: TestApp;
let alone: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  alone = await createTestApp({ connection: noDatabase }, { oneProcess: 'its database is none' });
});
afterAll(() => Promise.all([test.close(), alone.close(), noDatabase.close()]));

it('is ready with a database of the current schema', async () => {
  const response = await test.call('/readyz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
});

it('is alive but not ready without a database', async () => {
  expect((await alone.call('/healthz')).status).toBe(200);
  const response = await alone.call('/readyz');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});

it('is not ready with a database of an older schema', async () => {
  await test.db.deleteFrom('kysely_migration' as never).execute();
  expect((await test.call('/readyz')).status).toBe(503);
});
