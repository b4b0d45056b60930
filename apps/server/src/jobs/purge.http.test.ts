import { afterAll, beforeAll, expect, it } from 'vitest';
import { purge } from '#/jobs/purge.ts';
import { createTestApp, type TestApp } from '#/testing/app.ts';

const dayMinutes = 24 * 60;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const statusOf = async (token: string) => (await test.call('/api/control/user-info', { token })).status;
const sampleCount = async () => (await test.db.selectFrom('listener_samples').select('at').execute()).length;

it('forgets sessions and counts of more than 30 days ago, and nothing younger', async () => {
  const token = await test.tokenOf('owner');
  test.clock.advance({ minutes: 29 * dayMinutes });
  await purge(test);
  expect(await statusOf(token)).toBe(419);
  expect(await sampleCount()).toBeGreaterThan(0);
  test.clock.advance({ minutes: 2 * dayMinutes });
  await purge(test);
  expect(await statusOf(token)).toBe(401);
  expect(await sampleCount()).toBe(0);
});
