import { type CastSection, type SettingsRevisionList, settingsRevisionList } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { defaultRetention } from '#/composition/retention.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { generalExample, listingExample, serverExample } from '#/testing/examples/settings-examples.ts';
import { engineAnswers, streamIdOf } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const at = (section: CastSection) => `/api/control/cast/revisions/aurora/${section}`;
const list = async (section: CastSection, { as = 'owner' as Actor, query = '' } = {}) => {
  const body = (await (await test.call(at(section) + query, { as })).json()) as SettingsRevisionList;
  expectExactly(settingsRevisionList, body);
  return body;
};
const send = (path: string, json: unknown, version: number, as: Actor = 'owner') =>
  test.call(path, { as, method: 'PUT', json, headers: { 'if-match': String(version) } });
const saveGeneral = (part: object, version: number, as: Actor = 'owner') =>
  send('/api/control/cast/general/aurora', { ...generalExample, ...part }, version, as);
const restore = (section: CastSection, revision: number, version: number, as: Actor = 'owner') =>
  test.call(`${at(section)}/${revision}/restore`, {
    as,
    method: 'POST',
    headers: { 'if-match': String(version) },
  });
const general = async () =>
  (await (await test.call('/api/control/cast/general/aurora', { as: 'owner' })).json()) as object;

describe('the list', () => {
  it('is empty before the first change', async () => {
    expect(await list('general')).toMatchObject({ items: [], total: 0, page: 1 });
  });

  it('has the values before the first change, is paged, and hides the names of staff from customers', async () => {
    const before = await general();
    await saveGeneral({ name: 'One FM' }, 0);
    await saveGeneral({ name: 'Two FM' }, 1, 'admin');
    const { items, total } = await list('general');
    expect(total).toBe(3);
    expect(items.map(({ revision }) => revision)).toEqual([2, 1, 0]);
    expect(items[0]).toMatchObject({
      by: { kind: 'admin', name: null },
      before: { name: 'One FM' },
      after: { name: 'Two FM' },
    });
    expect(before).toMatchObject(items[2]?.after ?? {});
    expect(items[2]).toMatchObject({ by: null, before: null });
    const staff = await list('general', { as: 'admin' });
    expect(staff.items[0]?.by).toEqual({ kind: 'admin', name: expect.stringMatching(/./) });
    const second = await list('general', { query: '?page=2&pageSize=1' });
    expect(second).toMatchObject({ total: 3, page: 2, pageSize: 1 });
    // The previous values come from the revision of the next page.
    expect(second.items).toMatchObject([{ revision: 1, before: { name: items[2]?.after.name } }]);
  });

  it('has nothing of another customer’s cast', async () => {
    await saveGeneral({}, 0);
    expect((await test.call(at('general'), { as: 'second' })).status).toBe(404);
    expect((await restore('general', 0, 1, 'second')).status).toBe(404);
    const own = await test.call('/api/control/cast/revisions/meadow/general', { as: 'second' });
    expect(await own.json()).toMatchObject({ items: [], total: 0 });
  });

  it('stores the account, its role and the request of each change', async () => {
    const response = await saveGeneral({ name: 'Staff FM' }, 0, 'superadmin');
    const row = await test.db
      .selectFrom('revisions')
      .select(['actor_kind', 'actor_role', 'actor_id', 'request_id'])
      .where('revision', '=', 1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor_kind: 'admin',
      actor_role: 'superadmin',
      request_id: response.headers.get('x-request-id'),
    });
    expect(row.actor_id).not.toBeNull();
  });
});

describe('a restore', () => {
  it('saves the values as a new revision with an audit entry and a live event', async () => {
    const before = await general();
    await saveGeneral({ name: 'One FM' }, 0);
    expect((await restore('general', 0, 1)).status).toBe(204);
    expect(await general()).toEqual({ ...before, version: 2 });
    const { items } = await list('general');
    expect(items[0]).toMatchObject({ revision: 2, restores: 0, before: { name: 'One FM' } });
    const entry = await test.db
      .selectFrom('audit_trail')
      .select('details')
      .where('action', '=', 'settings.updated')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry.details).toEqual({ cast: 'aurora', section: 'general', rev: 2, restores: 0 });
  });

  it('of the current values changes nothing', async () => {
    await saveGeneral({}, 0);
    expect((await restore('general', 1, 1)).status).toBe(204);
    expect((await list('general')).total).toBe(2);
  });

  it('returns 412 with the current values when the version is outdated', async () => {
    await saveGeneral({ name: 'One FM' }, 0);
    await saveGeneral({ name: 'Two FM' }, 1);
    const conflict = await problemOf(await restore('general', 0, 1));
    expect(conflict).toMatchObject({
      status: 412,
      code: 'resource.version_conflict',
      current: { name: 'Two FM', version: 2 },
    });
  });

  it('returns 404 for an unknown revision and 422 for an unknown section', async () => {
    expect((await restore('general', 7, 0)).status).toBe(404);
    expect((await restore('password' as CastSection, 0, 0)).status).toBe(422);
  });

  it('returns 422 with the field when a value is no longer valid', async () => {
    const path = '/api/control/cast/server/aurora';
    const fallback = await streamIdOf(test, '/aurora-32');
    await engineAnswers(test);
    expect((await send(path, { ...serverExample, fallbackStreamId: fallback }, 0)).status).toBe(200);
    expect((await send(path, serverExample, 1)).status).toBe(200);
    await test.db.deleteFrom('cast_streams').where('id', '=', fallback).execute();
    expect(await problemOf(await restore('server', 1, 2))).toMatchObject({
      status: 422,
      errors: [{ pointer: '/fallbackStreamId', code: 'enum' }],
    });
  });

  it('of values that the schema rejects returns 422', async () => {
    await saveGeneral({}, 0);
    await sql`update revisions set "values" = "values" || '{"name":"A"}' where revision = 0`.execute(test.db);
    const { status, errors } = await problemOf(await restore('general', 0, 1));
    expect(status).toBe(422);
    expect(errors?.map(({ pointer }) => pointer)).toContain('/name');
  });

  it('of a suspended cast is rejected for its owner', async () => {
    await saveGeneral({}, 0);
    await test.db
      .updateTable('casts')
      .set({ status: 'suspended' })
      .where('username', '=', 'aurora')
      .execute();
    expect(await problemOf(await restore('general', 0, 1))).toMatchObject({ code: 'cast.suspended' });
    expect((await restore('general', 0, 1, 'admin')).status).toBe(204);
  });
});

describe('the limits', () => {
  it('are visible to staff only, and restored by them', async () => {
    const limits = { listenerLimit: 600, streamsLimit: 3, bitrateLimit: 320 };
    expect((await send('/api/admin/cast/aurora/limits', limits, 0, 'admin')).status).toBe(200);
    expect((await test.call(at('limits'), { as: 'owner' })).status).toBe(404);
    expect((await restore('limits', 0, 1)).status).toBe(404);
    const { items } = await list('limits', { as: 'admin' });
    expect(items).toMatchObject([{ revision: 1, after: limits }, { revision: 0 }]);
    expect((await restore('limits', 0, 1, 'admin')).status).toBe(204);
    expect((await list('limits', { as: 'admin' })).items[0]).toMatchObject({
      restores: 0,
      after: items[1]?.after,
    });
  });
});

describe('the listing', () => {
  const path = '/cast-api/api/aurora/listing';

  it('has a history of its own fields; a restore keeps the general settings', async () => {
    expect((await send(path, listingExample, 0)).status).toBe(200);
    const saved = (await (await test.call(path, { as: 'owner' })).json()) as { version: number };
    const { slogan, country, contactEmail, streamId, isPublic } = listingExample;
    const { items } = await list('listing');
    expect(items.map(({ after }) => after)).toEqual([
      { slogan, country, contactEmail, streamId, isPublic },
      { slogan: '', country: null, contactEmail: null, streamId: null, isPublic: false },
    ]);
    expect((await restore('listing', 0, saved.version)).status).toBe(204);
    const restored = await (await test.call(path, { as: 'owner' })).json();
    expect(restored).toMatchObject({ name: listingExample.name, slogan: '', isPublic: false });
  });
});

it('are deleted by number and age, but never the latest of a section', async () => {
  for (const version of [0, 1, 2, 3]) await saveGeneral({ name: `FM ${version}` }, version);
  await purge({ ...test, retention: { ...defaultRetention, revisionsPerSection: 3 } });
  const { items } = await list('general');
  expect(items.map(({ revision }) => revision)).toEqual([4, 3, 2]);
  expect(items[2]?.before).toBeNull();
  test.clock.advance({ minutes: 800 * 24 * 60 });
  await purge(test);
  expect(await test.db.selectFrom('revisions').select('revision').execute()).toEqual([{ revision: 4 }]);
});
