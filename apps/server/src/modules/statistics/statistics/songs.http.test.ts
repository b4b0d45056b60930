import type { StatisticsSongs } from '@unmuted/api/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { addListener } from '#/testing/statistics/listeners.ts';

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

const minuteMs = 60_000;
const nine = Date.parse('2026-03-02T09:00:00Z');
const at = (minutes: number) => new Date(nine + minutes * minuteMs);
const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };

const get = (query: Record<string, string>, as: 'owner' | 'second' = 'owner') =>
  test.call(`/cast-api/api/statistics/aurora/songs?${new URLSearchParams(query)}`, { as });
async function read(query: Record<string, string> = day): Promise<StatisticsSongs> {
  const answer = await get(query);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as StatisticsSongs;
}
/** In minutes after nine; a null end is still playing. */
const play = (title: string, from: number, to: number | null, mount = '/aurora') =>
  test.db
    .insertInto('played_titles')
    .values({
      cast_id: castId,
      mount,
      title,
      listeners: 1,
      started_at: at(from),
      ended_at: to === null ? null : at(to),
    })
    .execute();
const count = (minutes: number, listeners: number, sample = false) =>
  test.db
    .transaction()
    .execute((tx) => insertSamples(tx, [{ username: 'aurora', at: at(minutes), listeners, sample }]));
const leave = (from: number, to: number, reason: 'left' | 'disconnected' = 'left') =>
  addListener(test, { startedAt: at(from), ended_at: at(to), end_reason: reason });

function sizeBy(order: string, { tuneOuts, atStart, atEnd }: StatisticsSongs['items'][number]): number {
  if (order === 'tuneOuts') return tuneOuts ?? 0;
  if (atStart === null || atEnd === null) return Number.NEGATIVE_INFINITY;
  return order === 'gain' ? atEnd - atStart : atStart - atEnd;
}

describe('songs', () => {
  it('report the listeners at start and end, before and after roll-up', async () => {
    test.clock.set(at(60));
    await play('Salt', 0, 4);
    await play('Harbour', 4, 8);
    await play('Salt', 8, 12);
    for (const [minutes, listeners] of [
      [0, 10],
      [0.5, 14],
      [4, 20],
      [8, 8],
      [12, 30],
    ] as const)
      await count(minutes, listeners);
    await count(4.5, 900, true);
    for (const _ of ['counted', 'rolled up']) {
      const { items, total, titlesSince, sample } = await read();
      expect(items).toEqual([
        {
          title: 'Salt',
          plays: 2,
          airtimeS: 480,
          counted: 2,
          atStart: (12 + 8) / 2,
          atEnd: (20 + 30) / 2,
          tuneOuts: null,
        },
        { title: 'Harbour', plays: 1, airtimeS: 240, counted: 1, atStart: 20, atEnd: 8, tuneOuts: null },
      ]);
      expect([total, titlesSince, sample]).toEqual([{ songs: 2, plays: 3 }, at(0).toISOString(), false]);
      await rollUp(test, test.clock.now());
    }
  });

  it('without counts, still playing, or as short as one count report no listeners', async () => {
    test.clock.set(at(60));
    await play('In a gap', 0, 4);
    await play('Jingle', 10.1, 10.6);
    await play('On air', 20, null);
    for (const minutes of [0, 10, 10.5, 20, 60]) await count(minutes, 5);
    const { items } = await read();
    expect(items.map(({ title, counted, atStart, atEnd }) => [title, counted, atStart, atEnd])).toEqual([
      ['In a gap', 0, null, null],
      ['Jingle', 0, null, null],
      ['On air', 0, null, null],
    ]);
    expect(items.map(({ airtimeS }) => airtimeS)).toEqual([240, 30, 2_400]);
  });

  it('that return within a minute are one play, and overlapping programmes have no listeners', async () => {
    test.clock.set(at(60));
    // A second mount was two seconds behind.
    await play('Salt', 0, 4);
    await play('Harbour', 4, 8);
    await play('Salt', 4, 4.05, '/aurora-64');
    await play('One', 20, 30);
    await play('Other', 22, 26, '/aurora-64');
    for (const minutes of [0, 4, 8, 20, 22, 26, 30]) await count(minutes, 10);
    const { items } = await read();
    expect(items.map(({ title, plays, counted }) => [title, plays, counted])).toEqual([
      ['Harbour', 1, 1],
      ['One', 1, 0],
      ['Other', 1, 0],
      ['Salt', 1, 1],
    ]);
  });

  it('count voluntary leaves after a minute, and none after the source disconnected', async () => {
    test.clock.set(at(60));
    await play('Salt', 0, 4);
    await play('Harbour', 4, 8);
    await leave(-60, 1);
    await leave(-600, 2);
    await leave(2, 2.5);
    await leave(0, 3, 'disconnected');
    await leave(0, 5);
    await leave(0, 8);
    await test.db
      .insertInto('on_air_spans')
      .values({ cast_id: castId, mount: '/aurora', started_at: at(-60), ended_at: at(8) })
      .execute();
    await leave(0, 7.95);
    const { items } = await read({ ...day, order: 'tuneOuts' });
    expect(items.map(({ title, tuneOuts }) => [title, tuneOuts])).toEqual([
      ['Salt', 2],
      ['Harbour', 1],
    ]);
  });

  it('are sorted as requested, unknown values last', async () => {
    test.clock.set(at(60));
    await play('Gains', 0, 4);
    await play('Loses', 4, 8);
    await play('Stays', 8, 12);
    await play('Unknown', 30, 34);
    await play('Unknown', 40, 44);
    for (const [minutes, listeners] of [
      [0, 10],
      [4, 20],
      [8, 5],
      [12, 5],
    ] as const)
      await count(minutes, listeners);
    const titles = async (order: string) => (await read({ ...day, order })).items.map(({ title }) => title);
    expect(await titles('plays')).toEqual(['Unknown', 'Gains', 'Loses', 'Stays']);
    expect(await titles('gain')).toEqual(['Gains', 'Stays', 'Loses', 'Unknown']);
    expect(await titles('loss')).toEqual(['Loses', 'Stays', 'Gains', 'Unknown']);
    expect((await get({ ...day, order: 'luck' })).status).toBe(422);
  });

  it("include those that began in the range, and return 404 for another customer's cast", async () => {
    test.clock.set(at(60));
    await play('Before', -600, -538);
    await play('Within', -538, -530);
    expect((await read()).items.map(({ title }) => title)).toEqual(['Within']);
    expect((await get(day, 'second')).status).toBe(404);
    const none = await read({ from: '2026-02-01T00:00:00Z', to: '2026-02-02T00:00:00Z' });
    expect([none.items, none.total]).toEqual([[], { songs: 0, plays: 0 }]);
  });

  it('of any length and gap add up to the time on air, and tune-outs to the leaves meanwhile', {
    timeout: 60_000,
  }, async () => {
    test.clock.set(at(900));
    const given = fc.record({
      songs: fc.array(
        fc.record({
          title: fc.constantFrom('A', 'B', 'C'),
          pauseS: fc.constantFrom(0, 0, 61, 400),
          lengthS: fc.integer({ min: 61, max: 600 }),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      leftAtS: fc.uniqueArray(fc.integer({ min: 0, max: 9_000 }), { maxLength: 10 }),
      counts: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
      isRolledUp: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ songs, leftAtS, counts, isRolledUp }) => {
        await test.db.deleteFrom('played_titles').execute();
        await test.db.deleteFrom('listener_sessions').execute();
        let atS = 0;
        const plays = songs.map(({ title, pauseS, lengthS }) => {
          const fromS = atS + pauseS;
          atS = fromS + lengthS;
          return { title, fromS, toS: atS };
        });
        for (const { title, fromS, toS } of plays) await play(title, fromS / 60, toS / 60);
        for (const leftS of leftAtS) await leave(-600, leftS / 60);
        await clearCounts(test.db);
        for (const [minutes, listeners] of counts.entries()) await count(minutes * 7, listeners);
        if (isRolledUp) await rollUp(test, test.clock.now());
        const { items, total } = await read();
        const sum = (of: (item: (typeof items)[number]) => number) =>
          items.reduce((all, item) => all + of(item), 0);
        const airtimeS = plays.reduce((all, { fromS, toS }) => all + toS - fromS, 0);
        const listening = leftAtS.filter((leftS) =>
          plays.some(({ fromS, toS }) => fromS <= leftS && leftS < toS),
        );
        expect(sum((item) => item.airtimeS)).toBeCloseTo(airtimeS, 6);
        expect(sum((item) => item.plays)).toBe(total.plays);
        // A title that immediately follows itself is one play.
        const own = plays.filter(
          (one, index) =>
            one.title !== plays[index - 1]?.title || one.fromS - (plays[index - 1]?.toS ?? 0) > 60,
        );
        expect(total.plays).toBe(own.length);
        expect(sum((item) => item.tuneOuts ?? 0)).toBe(leftAtS.length ? listening.length : 0);
        const byTitle = (list: typeof items) => list.toSorted((a, b) => (a.title < b.title ? -1 : 1));
        for (const order of ['gain', 'loss', 'tuneOuts']) {
          const other = (await read({ ...day, order })).items;
          expect(byTitle(other)).toEqual(byTitle(items));
          const sizes = other.map((item) => sizeBy(order, item));
          expect(sizes).toEqual(sizes.toSorted((a, b) => (a === b ? 0 : b - a)));
        }
      }),
      // A listener who leaves exactly when the first title begins.
      {
        numRuns: 40,
        examples: [
          [{ songs: [{ title: 'A', pauseS: 0, lengthS: 61 }], leftAtS: [0], counts: [], isRolledUp: false }],
        ],
      },
    );
  });
});
