import { type GeoHistory, type GeoRules, geoHistory, limits } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '#/platform/db/migrations/index.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const path = '/api/control/cast/geolock/aurora';
const open: GeoRules = {
  enabled: false,
  mode: 'deny',
  countries: [],
  allowUnknown: true,
  allowNetworks: [],
};
const rules = (part: Partial<GeoRules> = {}): GeoRules => ({
  enabled: true,
  mode: 'allow',
  countries: ['IE'],
  allowUnknown: true,
  allowNetworks: [],
  ...part,
});
const change = (version: number, given: GeoRules, { as = 'owner' as Actor, cut = false } = {}) =>
  test.call(path, {
    as,
    method: 'PUT',
    headers: { 'if-match': String(version) },
    json: { rules: given, disconnectListeners: cut },
  });
const read = async (as: Actor = 'owner') => {
  const body = (await (await test.call(`${path}/history`, { as })).json()) as GeoHistory;
  expectExactly(geoHistory, body);
  return body;
};

it('is empty by default', async () => {
  expect(await read()).toEqual({ items: [], total: 0, page: 1, pageSize: limits.geoRevisions });
});

it('lists each author, change and disconnect count, latest first, for the customer and staff', async () => {
  await addListener(test, { address: '203.0.113.7', country: 'JP' });
  await addListener(test, { address: '192.0.2.7', country: 'IE' });
  const first = rules({ allowNetworks: [{ network: '198.51.100.0/24', note: 'Office in Berlin' }] });
  const second = { ...first, allowNetworks: [{ network: '198.51.100.0/24', note: 'Studio 2' }] };
  const began = test.clock.now().toISOString();
  await change(0, first, { cut: true });
  test.clock.advance({ minutes: 5 });
  await change(1, second, { as: 'admin' });
  const later = test.clock.now().toISOString();
  const history = await read();
  const staff = await test.db
    .selectFrom('admins')
    .select('name')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  expect(history.items).toEqual([
    { version: 2, at: later, by: staff.name, cut: 0, before: first, after: second },
    { version: 1, at: began, by: 'Maeve O’Brien', cut: 1, before: open, after: first },
  ]);
  expect(await read('admin')).toEqual(history);
});

it('returns 404 for another customer', async () => {
  await change(0, rules());
  expect((await test.call(`${path}/history`, { as: 'second' })).status).toBe(404);
  const own = await test.call('/api/control/cast/geolock/meadow/history', { as: 'second' });
  expect(await own.json()).toMatchObject({ items: [], total: 0 });
});

it('[H15] contains saved changes only, without conflicts or invalid requests', async () => {
  const answers = await Promise.all([
    change(0, rules({ countries: ['IE'] })),
    change(0, rules({ countries: ['FR'] })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await change(1, rules({ countries: [] }))).status).toBe(422);
  const kept = (await (await test.call(path, { as: 'owner' })).json()) as GeoRules;
  const { items, total } = await read();
  expect(total).toBe(1);
  expect(items).toMatchObject([{ version: 1, before: open, after: { countries: kept.countries } }]);
});

it('returns the latest revisions and the total', async () => {
  const many = limits.geoRevisions + 3;
  for (let version = 0; version < many; version += 1) {
    const countries: GeoRules['countries'] = version % 2 === 0 ? ['IE'] : ['FR'];
    await change(version, rules({ countries }));
  }
  const { items, total } = await read();
  expect(total).toBe(many);
  expect(items.map(({ version }) => version)).toEqual(
    Array.from({ length: limits.geoRevisions }, (_, index) => many - index),
  );
});

it('keeps earlier exceptions, each with an empty note', async () => {
  const id = uuidv7(test.clock.now());
  const undone = new Error('undone');
  const trial = test.db.transaction().execute(async (tx) => {
    await sql`create schema before_notes`.execute(tx);
    await sql`set local search_path to before_notes`.execute(tx);
    for (const [name, migration] of Object.entries(migrations)) if (name < '0012') await migration.up(tx);
    await sql`insert into customers (id, email, first_name, last_name, locale, timezone, password_hash)
      values (${id}, 'a@b.test', 'A', 'B', 'en', 'UTC', 'x')`.execute(tx);
    const casts = { [id]: ['192.0.2.0/24', '2001:db8::1'], [uuidv7(test.clock.now())]: [] };
    for (const [cast, networks] of Object.entries(casts)) {
      await sql`insert into casts (id, username, customer_id, name, group_name, server, plan, status, listener_limit)
        values (${cast}, ${cast}, ${id}, 'Older', 'g', 's', 'p', 'active', 10)`.execute(tx);
      await sql`insert into cast_geolocks
        values (${cast}, true, 'deny', '{FR}', true, ${networks}, 1, now())`.execute(tx);
    }
    await migrations['0012-geo-history']?.up(tx);
    const rows = await tx.selectFrom('cast_geolocks').select(['allow_networks', 'allow_notes']).execute();
    expect(rows).toEqual([
      { allow_networks: ['192.0.2.0/24', '2001:db8::1'], allow_notes: ['', ''] },
      { allow_networks: [], allow_notes: [] },
    ]);
    throw undone;
  });
  await expect(trial).rejects.toBe(undone);
});
