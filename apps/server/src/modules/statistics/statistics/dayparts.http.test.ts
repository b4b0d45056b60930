import type { DayPart, StatisticsDayParts } from '@unmuted/api/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { cellsOf } from '#/modules/statistics/statistics/dayparts.service.ts';
import { rollUpSessions } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import { forgetSessionDays } from '#/modules/statistics/statistics/session-days.repository.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { referenceSums, referenceWeek } from '#/testing/statistics/reference-statistics.ts';
import { sessionsBefore, writeSessions } from '#/testing/statistics/session-fixtures.ts';

let test: TestApp;
let castId: string;
beforeEach(async () => {
  test = await createTestApp();
  await clearCounts(test.db);
  await test.db.deleteFrom('listener_sessions').execute();
  ({ id: castId } = await test.db
    .selectFrom('casts')
    .select('id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow());
});
afterEach(() => test.close());

const path = '/api/control/cast/dayparts/aurora';
const breakfast: DayPart = { name: 'Breakfast', weekdays: [1, 2, 3, 4, 5], from: 6, to: 10 };
const night: DayPart = { name: 'Sunday night', weekdays: [7], from: 22, to: 3 };
const save = (parts: readonly unknown[], version = 0, as: 'owner' | 'second' = 'owner') =>
  test.call(path, { as, method: 'PUT', json: { parts }, headers: { 'if-match': String(version) } });
async function read(query: Record<string, string>): Promise<StatisticsDayParts> {
  const answer = await test.call(`/cast-api/api/statistics/aurora/dayparts?${new URLSearchParams(query)}`, {
    as: 'owner',
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as StatisticsDayParts;
}

describe('dayparts', () => {
  it('are stored in order, by the owner only, and detect conflicting changes', async () => {
    expect(await (await test.call(path, { as: 'owner' })).json()).toEqual({ parts: [], version: 0 });
    const saved = await save([night, breakfast]);
    expect(await saved.json()).toEqual({ parts: [night, breakfast], version: 1 });
    const late = await save([], 0);
    expect([late.status, (await problemOf(late)).code]).toEqual([412, 'resource.version_conflict']);
    expect((await save([], 1, 'second')).status).toBe(404);
    expect((await test.call(path, { as: 'second' })).status).toBe(404);
    const audit = await test.db
      .selectFrom('audit_trail')
      .select('details')
      .where('action', '=', 'dayparts.updated')
      .execute();
    expect(audit).toEqual([{ details: { cast: 'aurora', parts: 2 } }]);
  });

  it.each([
    ['no name', { ...breakfast, name: ' ' }],
    ['no day', { ...breakfast, weekdays: [] }],
    ['an eighth day', { ...breakfast, weekdays: [8] }],
    ['a day twice', { ...breakfast, weekdays: [1, 1] }],
    ['no length', { ...breakfast, to: 6 }],
    ['an hour that is none', { ...breakfast, from: 24 }],
  ])('with %s are rejected', async (_what, part) => expect((await save([part])).status).toBe(422));

  it('are limited to 24 with unique names', async () => {
    const many = Array.from({ length: 25 }, (_, index) => ({ ...breakfast, name: `Part ${index}` }));
    expect((await save(many)).status).toBe(422);
    expect((await save([breakfast, breakfast])).status).toBe(422);
    expect((await save(many.slice(1))).status).toBe(200);
  });

  it('cover local hours, across midnight and from Sunday to Monday', () => {
    expect(cellsOf({ ...breakfast, weekdays: [1] })).toEqual([6, 7, 8, 9]);
    expect(cellsOf(night)).toEqual([166, 167, 0, 1, 2]);
    expect(cellsOf({ name: 'All day', weekdays: [2], from: 0, to: 24 })).toHaveLength(24);
    // Every day until ten on the next: no hour counts twice.
    expect(cellsOf({ name: 'Always', weekdays: [1, 2, 3, 4, 5, 6, 7], from: 12, to: 10 })).toHaveLength(
      168 - 14,
    );
  });

  it('report counts and missing data', async () => {
    await test.db.updateTable('casts').set({ timezone: 'UTC' }).execute();
    // 2 March 2026 is a Monday.
    test.clock.set(new Date('2026-03-02T12:00:00Z'));
    await save([breakfast, night]);
    for (const [time, listeners] of [
      ['06:00', 10],
      ['06:20', 40],
      ['10:00', 900],
    ] as const)
      await test.db
        .transaction()
        .execute((tx) =>
          insertSamples(tx, [
            { username: 'aurora', at: new Date(`2026-03-02T${time}:00Z`), listeners, sample: false },
          ]),
        );
    const { items } = await read({ from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' });
    expect(items).toEqual([
      { part: breakfast, aqh: 25, peak: 40, tlh: null, sessions: null },
      { part: night, aqh: null, peak: null, tlh: null, sessions: null },
    ]);
  });

  it('that cover the whole week add up to the total, in any time zone', { timeout: 60_000 }, async () => {
    const nowMs = Date.parse('2026-04-02T09:10:00Z');
    const given = fc.record({
      sessions: sessionsBefore(nowMs, 9),
      zone: fc.constantFrom('Europe/Dublin', 'Asia/Kathmandu', 'Pacific/Auckland', 'UTC'),
      at: fc.integer({ min: 1, max: 23 }),
      counting: fc.constantFrom('active', 'starts'),
      rolledUp: fc.boolean(),
    });
    test.clock.set(new Date(nowMs));
    const days = [1, 2, 3, 4, 5, 6, 7];
    let version = 0;
    await fc.assert(
      fc.asyncProperty(given, async ({ sessions, zone: timezone, at, counting, rolledUp }) => {
        await test.db.deleteFrom('listener_sessions').execute();
        await test.db.updateTable('casts').set({ timezone }).where('username', '=', 'aurora').execute();
        await writeSessions(test.db, castId, sessions);
        await test.db.transaction().execute((tx) => forgetSessionDays(tx, castId));
        if (rolledUp) await rollUpSessions(test, new Date(nowMs), 365);
        const parts = [
          { name: 'First', weekdays: days, from: 0, to: at },
          { name: 'Second', weekdays: days, from: at, to: 24 },
        ];
        await save(parts, version);
        version += 1;
        const zone = zoneOf(timezone);
        const [fromMs, toMs] = [zone.beginOf('2026-03-26').getTime(), zone.beginOf('2026-04-03').getTime()];
        const wanted = { fromMs, toMs, nowMs, counting, bots: false } as const;
        const { items } = await read({
          from: new Date(fromMs).toISOString(),
          to: new Date(toMs).toISOString(),
          counting,
        });
        if (!sessions.some(({ startMs }) => startMs < nowMs)) return;
        const week = referenceWeek(sessions, wanted, timezone);
        const firstS = week.flatMap((hours) => hours.slice(0, at)).reduce((all, each) => all + each, 0);
        expect(items[0]?.tlh ?? 0).toBeCloseTo(firstS / 3_600, 6);
        const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: timezone });
        const early = sessions.filter(({ startMs }) => Number(hour.format(startMs)) < at);
        const first = referenceSums(early, wanted);
        expect(items[0]?.sessions ?? 0).toBe(counting === 'active' ? first.active : first.starts);
        const straight = referenceSums(sessions, wanted);
        const sum = (key: 'tlh' | 'sessions') => items.reduce((all, item) => all + (item[key] ?? 0), 0);
        expect(sum('tlh')).toBeCloseTo(straight.listenedMs / 3_600_000, 6);
        expect(sum('sessions')).toBe(counting === 'active' ? straight.active : straight.starts);
      }),
      { numRuns: 30 },
    );
  });
});
