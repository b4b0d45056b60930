import { type GeoRules, type SettingsRevisionList, settingsRevisionList } from '@unmuted/api/contract';
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
const revisions = '/api/control/cast/revisions/aurora/geoblocking';
const read = async (as: Actor = 'owner') => {
  const body = (await (await test.call(revisions, { as })).json()) as SettingsRevisionList;
  expectExactly(settingsRevisionList, body);
  return body;
};

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
  const { items } = await read('admin');
  const staff = await test.db
    .selectFrom('admins')
    .select('name')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  expect(items).toMatchObject([
    { revision: 2, at: later, by: { kind: 'admin', name: staff.name }, before: first, after: second },
    {
      revision: 1,
      at: began,
      by: { kind: 'customer', name: 'Maeve O’Brien' },
      disconnectedListeners: 1,
      before: open,
      after: first,
    },
    { revision: 0, by: null, before: null, after: open },
  ]);
  expect((await read()).items[0]?.by).toEqual({ kind: 'admin', name: null });
});

it('restores earlier rules without disconnecting listeners', async () => {
  await change(0, rules());
  await change(1, rules({ countries: ['FR'] }));
  await addListener(test, { address: '203.0.113.7', country: 'FR' });
  const restored = await test.call(`${revisions}/1/restore`, {
    as: 'owner',
    method: 'POST',
    headers: { 'if-match': '2' },
  });
  expect(restored.status).toBe(204);
  const lock = (await (await test.call(path, { as: 'owner' })).json()) as GeoRules;
  expect(lock).toMatchObject({ ...rules(), version: 3 });
  expect((await read()).items[0]).toMatchObject({ revision: 3, restores: 1, disconnectedListeners: 0 });
});

it('[H15] contains saved changes only, without conflicts or invalid requests', async () => {
  const answers = await Promise.all([
    change(0, rules({ countries: ['IE'] })),
    change(0, rules({ countries: ['FR'] })),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await change(1, rules({ countries: [] }))).status).toBe(422);
  const saved = (await (await test.call(path, { as: 'owner' })).json()) as GeoRules;
  const { items, total } = await read();
  expect(total).toBe(2);
  expect(items[0]).toMatchObject({ revision: 1, before: open, after: { countries: saved.countries } });
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
