import type { SiteShareLink } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLive } from '#/testing/app/live-reader.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { siteCalls, sitePath } from '#/testing/sites/site-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { change, save, done } = siteCalls(() => test);

const live = '/cast-api/live?topics=site:harbour';

it('tells which reads of a site are out of date', async () => {
  const now = () => test.clock.now().toISOString();
  const reader = readLive(await test.call(live, { as: 'owner' }));
  const next = async () => {
    const event = await reader.next();
    return event?.event === 'site' ? event.data : event;
  };
  const unpublished = {
    publishedAt: null,
    messageAt: null,
    unreadMessages: 0,
    domainAt: expect.any(String),
    publishAt: null,
    sharedUntil: null,
    allowsCode: false,
  };
  expect(await next()).toEqual({ username: 'harbour', version: 1, ...unpublished });
  await done(save());
  expect(await next()).toMatchObject({ version: 2, ...unpublished });
  await done(change('/publish'));
  expect(await next()).toMatchObject({ version: 2, publishedAt: now() });
  const publishAt = new Date(test.clock.now().getTime() + 60_000).toISOString();
  await done(change('/schedule', { method: 'PUT', json: { publishAt } }));
  expect(await next()).toMatchObject({ version: 2, publishAt });
  const link = await test.call(`${sitePath}/share`, { as: 'owner', method: 'POST' });
  const { expiresAt } = (await link.json()) as SiteShareLink;
  expect(await next()).toMatchObject({ sharedUntil: expiresAt });
  await test.call(`${sitePath}/share`, { as: 'owner', method: 'DELETE' });
  expect(await next()).toMatchObject({ sharedUntil: null });
  const allowed = { as: 'admin', method: 'PUT', json: { isAllowed: true } } as const;
  await test.call('/api/admin/sites/harbour/code', allowed);
  expect(await next()).toMatchObject({ version: 2, allowsCode: true });
  const json = { reason: 'Copied pictures' };
  await test.call('/api/admin/sites/harbour/takedown', { as: 'admin', json });
  expect(await next()).toMatchObject({ version: 2, publishedAt: null, publishAt: null });
  await reader.close();
});

it('is not for other customers', async () => {
  expect((await test.call(live, { as: 'second' })).status).toBe(404);
});
