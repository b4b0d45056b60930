import {
  type StatisticsBreakdown,
  type StatisticsHeatmap,
  type StatisticsSummary,
  type StatisticsTimeseries,
  statisticsDimensions,
} from '@unmuted/api/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveEngineOffline } from '#/modules/casts/engine/engine-state.repository.ts';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { addListener, engineAnswers, streamIdOf } from '#/testing/statistics/listeners.ts';
import { referenceLine, referenceSums, referenceWeek } from '#/testing/statistics/reference-statistics.ts';
import { sessionsBefore, writeSessions } from '#/testing/statistics/session-fixtures.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  await clearCounts(test.db);
});
afterEach(() => test.close());

interface Answers {
  readonly summary: StatisticsSummary;
  readonly timeseries: StatisticsTimeseries;
  readonly breakdown: StatisticsBreakdown;
  readonly heatmap: StatisticsHeatmap;
}
type Query = Record<string, string | undefined>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const text = (ms: number) => new Date(ms).toISOString();
const get = (what: keyof Answers, query: Query) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return test.call(`/cast-api/api/statistics/aurora/${what}?${new URLSearchParams(given)}`, { as: 'owner' });
};
async function read<What extends keyof Answers>(what: What, query: Query): Promise<Answers[What]> {
  const answer = await get(what, query);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Answers[What];
}
const count = (atMs: number, listeners: number, sample = false) =>
  test.db
    .transaction()
    .execute((tx) => insertSamples(tx, [{ username: 'aurora', at: new Date(atMs), listeners, sample }]));
const setZone = (timezone: string) =>
  test.db.updateTable('casts').set({ timezone }).where('username', '=', 'aurora').execute();
const auroraId = async () =>
  (await test.db.selectFrom('casts').select('id').where('username', '=', 'aurora').executeTakeFirstOrThrow())
    .id;

const zones = ['Europe/Dublin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland', 'UTC'];

describe('session statistics', () => {
  it('match a direct computation including open sessions, and rows add up to the total', {
    timeout: 120_000,
  }, async () => {
    const castId = await auroraId();
    // European DST started on the 29th, within the last days.
    const nowMs = Date.parse('2026-04-02T09:10:00Z');
    test.clock.set(new Date(nowMs));
    const quarters = fc.integer({ min: -4, max: 9 * 96 });
    const queryArbitrary = fc.record({
      sessions: sessionsBefore(nowMs, 12),
      zone: fc.constantFrom(...zones),
      beganQuartersAgo: quarters.filter((ago) => ago > 0),
      lengthQuarters: fc.integer({ min: 1, max: 9 * 96 }),
      counting: fc.constantFrom('active', 'starts'),
      bots: fc.boolean(),
      filter: fc.constantFrom(
        {},
        {},
        { country: 'IE' },
        { mount: '/aurora' },
        { class: 'bot' },
        { player: 'VLC' },
      ),
      by: fc.constantFrom(...statisticsDimensions),
    });
    await fc.assert(
      fc.asyncProperty(queryArbitrary, async ({ sessions, zone, counting, bots, filter, by, ...given }) => {
        await test.db.deleteFrom('listener_sessions').execute();
        await setZone(zone);
        await writeSessions(test.db, castId, sessions);
        const fromMs = Math.floor(nowMs / 900_000) * 900_000 - given.beganQuartersAgo * 900_000;
        const toMs = fromMs + given.lengthQuarters * 900_000;
        const { mount, ...rest }: { mount?: string; country?: string; class?: string; player?: string } =
          filter;
        const query = {
          ...rest,
          ...(mount !== undefined && { stream: mount }),
          from: text(fromMs),
          to: text(toMs),
          counting,
          bots: bots ? '1' : '0',
        };
        const wanted = { fromMs, toMs, nowMs, counting, bots, ...filter } as const;
        const known = sessions.some(({ startMs }) => startMs < Math.min(toMs, nowMs));
        const straight = referenceSums(sessions, wanted);
        const { values } = await read('summary', query);
        const breakdown = await read('breakdown', { ...query, by });
        const heatmap = await read('heatmap', query);
        expect(breakdown.known).toBe(known);
        if (!known) {
          expect([values.starts, values.tlh, heatmap.listenedS]).toEqual([null, null, null]);
          return;
        }
        const { starts, active, unique, returning, listenedMs } = straight;
        expect(values).toMatchObject({
          starts,
          active,
          unique,
          tlh: listenedMs / hourMs,
          bounce: starts ? (starts - active) / starts : null,
          returning: unique ? returning / unique : null,
        });
        expect(breakdown.total).toEqual({ starts, active, unique, listenedS: listenedMs / 1_000 });
        const lines = Map.groupBy(sessions, (session) => referenceLine(session, by, nowMs));
        for (const [value, within] of lines) {
          const { returning: _, listenedMs: lineMs, ...line } = referenceSums(within, wanted);
          const { items } = breakdown;
          const found = items.find((item) => item.value === value) ?? null;
          if (line.starts || lineMs) expect(found).toEqual({ value, ...line, listenedS: lineMs / 1_000 });
        }
        const sum = (key: 'starts' | 'active' | 'listenedS') =>
          breakdown.items.reduce((all, item) => all + item[key], 0);
        expect([sum('starts'), sum('active')]).toEqual([starts, active]);
        expect(sum('listenedS')).toBeCloseTo(listenedMs / 1_000, 6);
        const week = referenceWeek(sessions, wanted, zone);
        for (const [day, hours] of week.entries())
          for (const [hour, listenedS] of hours.entries())
            expect(heatmap.listenedS?.[day]?.[hour]).toBeCloseTo(listenedS, 6);
      }),
      { numRuns: 80 },
    );
  });

  it('are compared with the previous period and year, up to the elapsed part', async () => {
    await setZone('Europe/Dublin');
    const castId = await auroraId();
    const now = Date.parse('2026-03-30T12:00:00Z');
    test.clock.set(new Date(now));
    const at = (moment: string, person: number) => ({
      id: `00000000-0000-7000-8000-${String(person).padStart(12, '0')}`,
      person,
      mount: '/aurora',
      player: 'VLC',
      class: 'desktop' as const,
      country: 'IE',
      referrer: null,
      is_returning: false,
      startMs: Date.parse(moment),
      endMs: Date.parse(moment) + hourMs,
    });
    await writeSessions(test.db, castId, [
      at('2026-03-30T09:00:00Z', 1),
      // The previous day had 23 hours; in local time it is compared up to 13:00 as well.
      at('2026-03-29T11:00:00Z', 2),
      at('2026-03-29T12:00:00Z', 3),
      at('2025-03-30T11:00:00Z', 4),
    ]);
    const today = { from: '2026-03-29T23:00:00Z', to: '2026-03-30T23:00:00Z' };
    const previous = await read('summary', { ...today, compare: 'previous' });
    expect(previous).toMatchObject({
      until: '2026-03-30T12:00:00.000Z',
      values: { starts: 1, tlh: 1 },
      compared: {
        from: '2026-03-29T00:00:00.000Z',
        to: '2026-03-29T12:00:00.000Z',
        values: { starts: 1, tlh: 1 },
      },
    });
    const year = await read('summary', { ...today, compare: 'year' });
    expect(year.compared).toMatchObject({ from: '2025-03-30T00:00:00.000Z', values: { starts: 1 } });
    expect((await read('summary', { ...today, compare: 'none' })).compared).toBeNull();
  });

  it('are null without session data, and 0 where counts show no listeners', async () => {
    await test.db.deleteFrom('listener_sessions').execute();
    const now = test.clock.now().getTime();
    const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };
    expect((await read('summary', day)).values).toMatchObject({ starts: null, unique: null, peak: null });
    await engineAnswers(test);
    await count(now - minuteMs, 0);
    const { values, since } = await read('summary', day);
    expect(values).toMatchObject({
      starts: 0,
      active: 0,
      unique: 0,
      tlh: 0,
      atslMin: null,
      bounce: null,
      returning: null,
      peak: { listeners: 0 },
      aqh: 0,
    });
    expect(since.sessions).toBe(text(now - minuteMs));
  });

  it('of a stream are selected by mount or id, and of a removed one by mount', async () => {
    await addListener(test, { startedAt: new Date(test.clock.now().getTime() - minuteMs) });
    const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z', counting: 'starts' };
    const startsOf = async (stream: string) => (await read('summary', { ...day, stream })).values.starts;
    expect(await startsOf('/aurora')).toBe(1);
    expect(await startsOf(await streamIdOf(test, '/aurora'))).toBe(1);
    await test.db.updateTable('listener_sessions').set({ mount: '/old' }).execute();
    expect([await startsOf('/aurora'), await startsOf('/old')]).toEqual([0, 1]);
  });
});

describe('invalid queries', () => {
  const good = { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' };
  it.each([
    ['a range backwards', { to: '2026-02-28T00:00:00Z' }, '/to', 'range'],
    ['an empty one', { to: '2026-03-01T00:00:00Z' }, '/to', 'range'],
    ['more than 366 days', { from: '2025-02-28T00:00:00Z' }, '/to', 'range'],
    ['no beginning', { from: undefined }, '/from', 'required'],
    ['a day', { from: '2026-03-01' }, '/from', 'pattern'],
    ['no full quarter of an hour', { from: '2026-03-01T00:10:00Z' }, '/from', 'pattern'],
    ['a stream that never was', { stream: '/nowhere' }, '/stream', 'enum'],
    ["somebody else's stream", { stream: '/meadow' }, '/stream', 'enum'],
    ['a country that is none', { country: 'ZZ' }, '/country', 'enum'],
    ['a time zone', { timeZone: 'Europe/Nowhere' }, '/timeZone', 'unknown_field'],
  ])('%s', async (_name, wrong: Query, pointer, code) => {
    for (const what of ['summary', 'breakdown', 'heatmap'] as const) {
      const by = what === 'breakdown' ? 'country' : undefined;
      const answer = await get(what, { ...good, by, ...wrong });
      expect(answer.status).toBe(422);
      const { code: problem, errors = [] } = await problemOf(answer);
      expect(problem).toBe('request.invalid');
      expect(errors).toContainEqual(expect.objectContaining({ pointer, code }));
    }
  });

  it('a leap year is a valid range', async () => {
    const year = { from: '2024-01-01T00:00:00Z', to: '2025-01-01T00:00:00Z' };
    expect((await get('timeseries', year)).status).toBe(200);
  });
});

describe('count statistics', () => {
  const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };
  const nine = Date.parse('2026-03-02T09:00:00Z');

  it('are the same before and after roll-up: peak with its title, mean of quarter hours', async () => {
    await setZone('UTC');
    // A quarter hour with one count has the same weight as one with three.
    for (const [afterMs, listeners] of [
      [-15 * minuteMs, 10],
      [0, 2],
      [10_000, 40],
      [5 * minuteMs, 6],
    ] as const) {
      await count(nine + afterMs, listeners);
    }
    await test.db
      .insertInto('played_titles')
      .values({
        cast_id: await auroraId(),
        mount: '/aurora',
        title: 'Mara Quill - Salt',
        listeners: 3,
        started_at: new Date(nine),
        ended_at: null,
      })
      .execute();
    for (const _ of ['counted', 'rolled up']) {
      const { values, sample, since } = await read('summary', day);
      expect(values).toMatchObject({
        peak: { listeners: 40, at: '2026-03-02T09:00:10.000Z', title: 'Mara Quill - Salt' },
        aqh: (10 + (2 + 40 + 6) / 3) / 2,
      });
      expect([sample, since.counts?.slice(0, 13)]).toEqual([false, '2026-03-02T08']);
      const curve = await read('timeseries', day);
      const index = curve.at.indexOf('2026-03-02T09:00:00.000Z');
      expect([curve.resolution, curve.at.length]).toEqual(['minute', 550]);
      expect([curve.lowest[index], curve.mean[index], curve.highest[index]]).toEqual([2, 21, 40]);
      expect([curve.lowest[index + 1], curve.mean[index + 1], curve.highest[index + 1]]).toEqual([
        null,
        null,
        null,
      ]);
      const heatmap = await read('heatmap', day);
      expect([heatmap.mean[0]?.[8], heatmap.mean[0]?.[9], heatmap.mean[1]?.[9]]).toEqual([10, 16, null]);
      await rollUp(test, test.clock.now());
    }
    expect((await read('summary', { ...day, country: 'IE' })).values).toMatchObject({
      peak: null,
      aqh: null,
    });
  });

  it('come by hours and days of the zone, and gaps stay gaps', async () => {
    await setZone('Asia/Kathmandu');
    await count(Date.parse('2026-03-01T18:14:00Z'), 4);
    await count(Date.parse('2026-03-01T18:15:00Z'), 9);
    const hours = await read('timeseries', { from: '2026-02-27T18:15:00Z', to: '2026-03-02T18:15:00Z' });
    expect([hours.resolution, hours.at.length, hours.timeZone]).toEqual(['hour', 63, 'Asia/Kathmandu']);
    const known = hours.at.filter((_, index) => hours.mean[index] !== null);
    expect(known).toEqual(['2026-03-01T17:15:00.000Z', '2026-03-01T18:15:00.000Z']);
    const days = await read('timeseries', { from: '2025-11-27T18:15:00Z', to: '2026-03-02T18:15:00Z' });
    expect([days.resolution, days.at.length]).toEqual(['day', 95]);
    expect([days.at.slice(-2), days.highest.slice(-2)]).toEqual([
      ['2026-02-28T18:15:00.000Z', '2026-03-01T18:15:00.000Z'],
      [4, 9],
    ]);
  });

  it('come by the days that clocks show, also where one has 23 hours', async () => {
    await setZone('Europe/Dublin');
    test.clock.set(new Date('2026-04-03T00:00:00Z'));
    const spring = await read('timeseries', { from: '2026-03-28T00:00:00Z', to: '2026-03-30T23:00:00Z' });
    expect(spring.at).toHaveLength(71);
    const old = await read('timeseries', { from: '2025-03-29T00:00:00Z', to: '2025-03-31T23:00:00Z' });
    expect([old.resolution, old.at]).toEqual([
      'day',
      ['2025-03-29T00:00:00.000Z', '2025-03-30T00:00:00.000Z', '2025-03-30T23:00:00.000Z'],
    ]);
  });

  it('show sample data only where it covers more of the range than recorded counts, and never without an engine', async () => {
    await engineAnswers(test);
    await count(nine - 30 * minuteMs, 70, true);
    const made = await read('summary', day);
    expect([made.values.peak, made.values.aqh, made.sample]).toEqual([
      { listeners: 70, at: text(nine - 30 * minuteMs), title: null },
      70,
      true,
    ]);
    await count(nine, 90, true);
    await count(nine + 10_000, 4);
    const shown = async () => {
      const { values, sample } = await read('summary', day);
      const curve = await read('timeseries', day);
      return [
        values.peak?.listeners,
        values.aqh,
        sample,
        curve.sample,
        curve.highest.filter((one) => one !== null),
      ];
    };
    for (const _ of ['counted', 'rolled up']) {
      await engineAnswers(test);
      // Two quarter hours of sample data against a recorded one.
      expect(await shown()).toEqual([90, 80, true, true, [70, 90]]);
      await saveEngineOffline(test.db, test.clock.now());
      expect(await shown()).toEqual([4, 4, false, false, [4]]);
      await rollUp(test, test.clock.now());
    }
    await count(nine - 30 * minuteMs + 10_000, 3);
    await engineAnswers(test);
    expect(await shown()).toEqual([4, 3.5, false, false, [3, 4]]);
  });
});
