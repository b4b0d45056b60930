import type { SavedListing, SettingsRevisionList } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { listingExample } from '#/testing/examples/settings-examples.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const path = '/cast-api/api/aurora/listing';
const read = async () => (await (await test.call(path, { as: 'owner' })).json()) as SavedListing;
const save = (json: object, version: number) =>
  test.call(path, { as: 'owner', method: 'PUT', json, headers: { 'if-match': String(version) } });

it("defaults to the cast's settings and is not public", async () => {
  expect(await read()).toMatchObject({
    name: 'Radio Aurora',
    slogan: '',
    country: null,
    contactEmail: null,
    streamId: null,
    isPublic: false,
    streamUrl: 'https://streams.example/aurora',
  });
});

it('changes the fields shared with the settings, as a revision that can be restored', async () => {
  const before = await read();
  const saved = (await (
    await save({ ...listingExample, name: 'Aurora FM' }, before.version)
  ).json()) as SavedListing;
  expect(saved).toMatchObject({ ...listingExample, name: 'Aurora FM' });
  const general = await test.call('/api/control/cast/general/aurora', { as: 'owner' });
  expect(await general.json()).toMatchObject({ name: 'Aurora FM' });
  const revisions = '/api/control/cast/revisions/aurora/general';
  const history = (await (await test.call(revisions, { as: 'owner' })).json()) as SettingsRevisionList;
  expect(history.items).toMatchObject([{ after: { name: 'Aurora FM' } }, { after: { name: before.name } }]);
  const restored = await test.call(`${revisions}/0/restore`, {
    as: 'owner',
    method: 'POST',
    headers: { 'if-match': '1' },
  });
  expect(restored.status).toBe(204);
  expect((await read()).name).toBe(before.name);
});

it('is not overwritten after a concurrent change to it or the settings', async () => {
  const { version } = await read();
  await save(listingExample, version);
  const late = await save({ ...listingExample, slogan: 'Late' }, version);
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({
    code: 'resource.version_conflict',
    current: { ...listingExample, streamUrl: 'https://streams.example/aurora' },
  });
  const { version: next } = await read();
  const general = (await (await test.call('/api/control/cast/general/aurora', { as: 'owner' })).json()) as {
    version: number;
  };
  const { version: generalVersion, ...words } = general;
  await test.call('/api/control/cast/general/aurora', {
    as: 'owner',
    method: 'PUT',
    json: { ...words, name: 'Aurora FM' },
    headers: { 'if-match': String(generalVersion) },
  });
  expect((await save(listingExample, next)).status).toBe(412);
});

it('is not changed by saving the same values', async () => {
  await save(listingExample, (await read()).version);
  const before = await read();
  expect((await save(listingExample, before.version)).status).toBe(200);
  expect(await read()).toEqual(before);
});

it('requires a stream of the same cast', async () => {
  const stream = (username: string) =>
    test.db
      .selectFrom('cast_streams')
      .innerJoin('casts', 'casts.id', 'cast_id')
      .select('cast_streams.id')
      .where('username', '=', username)
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
  const { version } = await read();
  const wrong = await save({ ...listingExample, streamId: (await stream('harbour')).id }, version);
  expect(wrong.status).toBe(422);
  expect(await wrong.json()).toMatchObject({ errors: [{ pointer: '/streamId', code: 'enum' }] });
  await save({ ...listingExample, streamId: (await stream('aurora')).id }, version);
  expect((await read()).streamUrl).toBe('https://streams.example/aurora-32');
});

it.each([
  ['/slogan', { slogan: 'x'.repeat(161) }],
  ['/slogan', { slogan: 'two\nlines' }],
  ['/country', { country: 'XX' }],
  ['/contactEmail', { contactEmail: 'nobody' }],
  ['/website', { website: 'javascript:alert(1)' }],
  ['/name', { name: 'x' }],
])('is rejected for %s %j', async (pointer, change) => {
  const response = await save({ ...listingExample, ...change }, (await read()).version);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ pointer }] });
});

it('of a suspended cast can be changed by staff only', async () => {
  const of = '/cast-api/api/tidewater/listing';
  const stored = (await (await test.call(of, { as: 'owner' })).json()) as SavedListing;
  const { version, streamUrl: _, ...listing } = stored;
  const change = {
    method: 'PUT',
    json: { ...listing, slogan: 'x' },
    headers: { 'if-match': String(version) },
  };
  expect((await test.call(of, { as: 'owner', ...change })).status).toBe(409);
  expect((await test.call(of, { as: 'admin', ...change })).status).toBe(200);
});
