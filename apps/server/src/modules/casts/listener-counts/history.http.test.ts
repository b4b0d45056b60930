import type { AdminDashboard, CastOverviewList, StatisticsSize } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { saveEngineOffline } from '#/modules/casts/engine/engine-state.repository.ts';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const minute = 60_000;
const dayMinutes = 24 * 60;
const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * dayMinutes * minute);

async function count(username: string, at: Date, listeners: number, sample = false): Promise<void> {
  await test.db.transaction().execute((tx) => insertSamples(tx, [{ username, at, listeners, sample }]));
}

async function report(): Promise<void> {
  const checkedAt = test.clock.now().toISOString();
  await test.sink.stats({ serverStart: null, version: 'test 1', checkedAt, mounts: [] });
}

async function read(as: Actor, query = ''): Promise<CastOverviewList> {
  return (await (await test.call(`/cast-api/api/overview${query}`, { as })).json()) as CastOverviewList;
}

const dashboard = async () =>
  (await (await test.call('/api/admin/dashboard', { as: 'admin' })).json()) as AdminDashboard;

/** The curves of a page and their peaks. */
async function curves(as: Actor, query = '') {
  const { items, history } = await read(as, query);
  return { together: history, each: items.map((item) => [item.now.username, item.peak24h, item.history]) };
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

describe("a day's curve", () => {
  it('is the same before and after roll-up, and includes a late count immediately', async () => {
    await report();
    await clearCounts(test.db);
    const now = test.clock.now().getTime();
    for (const [username, minutesAgo, listeners] of [
      ['aurora', 1, 7],
      ['harbour', 1, 5],
      ['aurora', 31, 15],
      ['harbour', 45, 20],
      ['meadow', 45, 100],
      ['aurora', 23 * 60, 3],
    ] as const) {
      await count(username, new Date(now - minutesAgo * minute), listeners);
    }
    const all = async () => [
      await curves('owner'),
      await curves('second'),
      await curves('admin'),
      await curves('owner', '?usernames=harbour,aurora'),
      (await dashboard()).history,
    ];
    const before = await all();
    expect(known((await curves('owner')).together.values)).toEqual([3, 20, 15, 12]);
    expect(known((await curves('admin')).together.values)).toEqual([3, 120, 15, 12]);
    expect(await rollUp(test, test.clock.now())).toBe(4);
    expect(await all()).toEqual(before);
    await count('aurora', new Date(now - 45 * minute), 11);
    const late = async () => [
      known((await curves('owner')).together.values),
      known((await curves('admin')).together.values),
      known((await dashboard()).history.values),
    ];
    const after = await late();
    expect(after).toEqual([
      [3, 31, 15, 12],
      [3, 131, 15, 12],
      [3, 131, 15, 12],
    ]);
    await rollUp(test, test.clock.now());
    expect(await late()).toEqual(after);
  });

  it('shows sample counts only where they cover more steps than recorded ones, and never without an engine', async () => {
    await clearCounts(test.db);
    const at = (seconds: number) => new Date(test.clock.now().getTime() - 5 * minute + seconds * 1_000);
    await count('aurora', at(-3_600), 80, true);
    await count('aurora', at(0), 90, true);
    await count('aurora', at(10), 4);
    await count('harbour', at(0), 70, true);
    const shown = async () => {
      const { together, each } = await curves('owner');
      const peaks = Object.fromEntries(each.map(([username, peak]) => [username, peak]));
      return [known(together.values), together.sample, peaks.aurora, peaks.harbour];
    };
    const expected = { on: [[80, 160], true, 90, 70], off: [[4], false, 4, null] };
    for (const isRolledUp of [false, true]) {
      if (isRolledUp) await rollUp(test, test.clock.now());
      await report();
      expect(await shown()).toEqual(expected.on);
      await saveEngineOffline(test.db, test.clock.now());
      expect(await shown()).toEqual(expected.off);
      expect(known((await dashboard()).history.values)).toEqual([4]);
    }
    await count('aurora', at(-3_590), 5);
    await report();
    // As many steps are recorded: they replace the sample data.
    expect(await shown()).toEqual([[5, 4], false, 5, 70]);
  });
});

describe('resetting statistics', () => {
  it("deletes the cast's counts in every step and recomputes the owner's totals without it", async () => {
    await report();
    await clearCounts(test.db);
    const at = (minutesAgo: number) => new Date(test.clock.now().getTime() - minutesAgo * minute);
    for (const minutesAgo of [0, 20, 2 * dayMinutes]) {
      await count('aurora', at(minutesAgo), 50);
      await count('harbour', at(minutesAgo), 8);
      await count('meadow', at(minutesAgo), 3);
    }
    await rollUp(test, test.clock.now());
    const path = '/api/control/cast/reset-statistics/aurora';
    const size = (await (await test.call(path, { as: 'owner' })).json()) as StatisticsSize;
    expect(size.samples).toBe(3);
    const answer = await test.call(path, { as: 'owner', json: { name: 'Radio Aurora' } });
    expect(await answer.json()).toEqual(size);
    const peaks = async (as: Actor) => {
      const { together, each } = await curves(as);
      return [known(together.values), ...each.filter(([, peak]) => peak !== null).map(([name]) => name)];
    };
    const expected = [[8, 8], 'harbour'];
    expect(await peaks('owner')).toEqual(expected);
    expect(await peaks('second')).toEqual([[3, 3], 'meadow']);
    await rollUp(test, test.clock.now());
    expect(await peaks('owner')).toEqual(expected);
    const days = await test.db
      .selectFrom('fleet_days')
      .innerJoin('customers', 'customers.account_id', 'fleet_days.account_id')
      .select('highest')
      .where('email', '=', 'owner@studio.test')
      .execute();
    expect(days).toEqual([{ highest: 8 }, { highest: 8 }]);
  });

  it('leaves no combined history for an owner with one cast, however old', async () => {
    await clearCounts(test.db);
    await count('meadow', daysAgo(40), 3);
    await rollUp(test, test.clock.now());
    await test.db.deleteFrom('listener_samples').execute();
    const path = '/api/control/cast/reset-statistics/meadow';
    const { name = '' } = (await read('second')).items[0] ?? {};
    expect((await test.call(path, { as: 'second', json: { name } })).status).toBe(200);
    const left = await test.db.selectFrom('fleet_days').select('account_id').execute();
    expect(left).toEqual([{ account_id: null }]);
  });
});

describe('retention', () => {
  it('deletes counts after 7 days, minutes and hours after 90, quarters after two years, days after ten', async () => {
    await clearCounts(test.db);
    await count('aurora', test.clock.now(), 5);
    const left = async () => {
      const tables = [
        'listener_samples',
        'cast_minutes',
        'cast_hours',
        'fleet_quarters',
        'cast_days',
      ] as const;
      const rows = await Promise.all(
        tables.map(async (table) => (await test.db.selectFrom(table).select('at').execute()).length > 0),
      );
      return tables.filter((_, index) => rows[index]);
    };
    const after = async (days: number) => {
      test.clock.advance({ minutes: days * dayMinutes });
      await purge(test);
      return left();
    };
    // Counts that were not rolled up are kept, however old.
    expect(await after(7.1)).toEqual(['listener_samples']);
    await rollUp(test, test.clock.now());
    expect(await after(0)).toEqual(['cast_minutes', 'cast_hours', 'fleet_quarters', 'cast_days']);
    expect(await after(82)).toHaveLength(4);
    expect(await after(1.1)).toEqual(['fleet_quarters', 'cast_days']);
    expect(await after(643)).toEqual(['cast_days']);
    expect(await after(2_919)).toEqual(['cast_days']);
    expect(await after(2)).toEqual([]);
  });
});
