import {
  type StatisticsBreakdown,
  type StatisticsHeatmap,
  type StatisticsSummary,
  statisticsDimensions,
} from '@unmuted/api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import { defaultRetention } from '#/composition/retention.ts';
import { createListenerTracker } from '#/modules/listeners/listeners/listener-tracker.ts';
import { markPendingRollUps } from '#/modules/listeners/listeners/pending-roll-ups.repository.ts';
import { rollUpSessions } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import { laterDay, zoneOf } from '#/platform/lib/time-zone.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';
import { createFakeListeners } from '#/testing/stand-ins/fake-listeners.ts';
import {
  type GivenSession,
  referenceLine,
  referenceSums,
  referenceWeek,
} from '#/testing/statistics/reference-statistics.ts';
import { sessionsBefore, writeSessions } from '#/testing/statistics/session-fixtures.ts';

let test: TestApp;
let castId: string;
beforeEach(async () => {
  test = await createTestApp();
  token = { atMs: 0, value: '' };
  ({ id: castId } = await test.db
    .selectFrom('casts')
    .select('id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow());
});
afterEach(() => test.close());

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const retentionDays = 365;
/** European DST starts on the 29th. */
const baseMs = Date.parse('2026-03-30T09:10:00Z');
const zones = ['Europe/Dublin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland', 'UTC'];

const setZone = (timezone: string) =>
  test.db.updateTable('casts').set({ timezone }).where('username', '=', 'aurora').execute();
const roll = () => rollUpSessions(test, test.clock.now(), retentionDays);
const rolledDays = async () => (await test.db.selectFrom('session_days').select('day').execute()).length;
/** The clock advances by days here, so sessions expire. */
let token = { atMs: 0, value: '' };
async function signedIn(): Promise<string> {
  const atMs = test.clock.now().getTime();
  if (token.atMs === atMs) return token.value;
  const { path, json } = credentialsOf('owner');
  const session = (await (await test.call(path, { json })).json()) as { token: string };
  token = { atMs, value: session.token };
  return token.value;
}
async function read<Answer>(what: string, query: Record<string, string>): Promise<Answer> {
  const path = `/cast-api/api/statistics/aurora/${what}?${new URLSearchParams(query)}`;
  const answer = await test.call(path, { token: await signedIn() });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Answer;
}

/** Writes sessions and marks hours due in one transaction, like the server. */
async function write(sessions: readonly GivenSession[]): Promise<void> {
  await test.db.transaction().execute(async (tx) => {
    await writeSessions(tx, castId, sessions);
    await markPendingRollUps(tx, sql`s.id = any(${sessions.map(({ id }) => id)}::uuid[])`, test.clock.now());
  });
}

async function close({ id }: GivenSession, endMs: number): Promise<void> {
  await test.db.transaction().execute(async (tx) => {
    await sql`update listener_sessions set ended_at = ${new Date(endMs)}, end_reason = 'left' where id = ${id}`.execute(
      tx,
    );
    await markPendingRollUps(tx, sql`s.id = ${id}`, test.clock.now());
  });
}

const batch = fc.record({
  sessions: sessionsBefore(baseMs, 10),
  /** Which open sessions end, and after which fraction of the elapsed time. */
  closes: fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 5 }),
  after: fc.constantFrom('nothing', 'once', 'twice', 'meanwhile'),
  zone: fc.option(fc.constantFrom(...zones), { freq: 4 }),
});
const question = fc.record({
  fromDaysAgo: fc.integer({ min: 0, max: 14 }),
  days: fc.integer({ min: 1, max: 15 }),
  counting: fc.constantFrom('active', 'starts'),
  bots: fc.boolean(),
  filter: fc.constantFrom(
    {},
    {},
    { country: 'IE' },
    { mount: '/aurora' },
    { class: 'bot' },
    { player: 'VLC' },
    {
      country: 'IE',
      mount: '/aurora',
    },
  ),
  by: fc.constantFrom(...statisticsDimensions),
});

describe('session roll-ups', () => {
  it('match a direct computation for any arrival, end or change, in any time zone', {
    timeout: 240_000,
  }, async () => {
    let rolled = 0;
    const batches = fc.array(batch, { minLength: 1, maxLength: 4 });
    const questions = fc.array(question, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(batches, questions, async (given, queries) => {
        await test.db.deleteFrom('session_days').execute();
        await test.db.deleteFrom('session_days_until').execute();
        await test.db.deleteFrom('session_due').execute();
        await test.db.deleteFrom('listener_sessions').execute();
        let zone = 'Europe/Dublin';
        const all: GivenSession[] = [];
        for (const [index, { sessions, closes, after, zone: next }] of given.entries()) {
          const laterMs = index * 30 * hourMs;
          const nowMs = baseMs + laterMs;
          test.clock.set(new Date(nowMs));
          zone = next ?? zone;
          await setZone(zone);
          for (const [place, session] of all.entries()) {
            const part = session.endMs === null ? closes[place % closes.length] : null;
            if (part === null || part === undefined) continue;
            const endMs = Math.round(session.startMs + part * (nowMs - session.startMs));
            all[place] = { ...session, endMs };
            await close(session, endMs);
          }
          const shifted = sessions.map((session) => ({
            ...session,
            startMs: session.startMs + laterMs,
            endMs: session.endMs === null ? null : session.endMs + laterMs,
          }));
          all.push(...shifted);
          const writing = write(shifted);
          if (after === 'meanwhile') await Promise.all([roll(), roll(), writing]);
          await writing;
          if (after === 'once' || after === 'twice') await roll();
          if (after === 'twice') expect(await roll()).toBe(0);
        }
        rolled += await rolledDays();
        const nowMs = test.clock.now().getTime();
        for (const { fromDaysAgo, days, filter, by, ...rest } of queries) {
          const local = zoneOf(zone);
          const from = laterDay(local.dayOf(nowMs), -fromDaysAgo);
          const fromMs = local.beginOf(from).getTime();
          const toMs = local.beginOf(laterDay(from, days)).getTime();
          if (!all.some(({ startMs }) => startMs < Math.min(toMs, nowMs))) continue;
          await compare(all, { fromMs, toMs, nowMs, ...rest, ...filter }, { by, zone });
        }
      }),
      { numRuns: 40 },
    );
    expect(rolled).toBeGreaterThan(300);
  });

  it('count a listener on a later day when the earlier session turns out to be too short', async () => {
    test.clock.set(new Date(baseMs));
    await setZone('UTC');
    const session = { person: 1, mount: '/aurora', player: null, class: 'desktop' } as const;
    const rest = { country: null, referrer: null, is_returning: false };
    const [first, second] = [Date.parse('2026-03-26T10:00:00Z'), Date.parse('2026-03-27T10:00:00Z')];
    const open = {
      ...session,
      ...rest,
      id: '00000000-0000-7000-8000-000000000001',
      startMs: first,
      endMs: null,
    };
    const next = { ...session, ...rest, id: '00000000-0000-7000-8000-000000000002', startMs: second };
    await write([open, { ...next, endMs: second + hourMs }]);
    await roll();
    const range = { from: '2026-03-26T00:00:00Z', to: '2026-03-29T00:00:00Z' };
    const shown = async () => {
      const { active, unique, tlh } = (await read<StatisticsSummary>('summary', range)).values;
      return [active, unique, tlh];
    };
    expect(await shown()).toEqual([2, 1, 62 + 1]);
    // The server crashed ten seconds after the start, which is detected on the next start.
    await close(open, first + 10_000);
    expect(await shown()).toEqual([1, 1, 1]);
    await roll();
    expect(await shown()).toEqual([1, 1, 1]);
  });

  it('count once when the cast moves to a time zone in which the first session is a day later', async () => {
    test.clock.set(new Date(baseMs));
    await setZone('Europe/Dublin');
    const startMs = Date.parse('2026-03-26T23:59:59Z');
    const session = { person: 1, mount: '/aurora', player: null, class: 'desktop', country: null } as const;
    const rest = { referrer: null, is_returning: false, id: '00000000-0000-7000-8000-000000000001' };
    await write([{ ...session, ...rest, startMs, endMs: startMs + hourMs }]);
    await roll();
    await setZone('Pacific/Auckland');
    await roll();
    // The 26th and 27th in that zone.
    const range = { from: '2026-03-25T11:00:00Z', to: '2026-03-27T11:00:00Z' };
    const { starts, active, unique, tlh } = (await read<StatisticsSummary>('summary', range)).values;
    expect([starts, active, unique, tlh]).toEqual([1, 1, 1, 1]);
  });

  it('keep their figures after the sessions are deleted, and are deleted after ten years', async () => {
    const given = fc.sample(sessionsBefore(baseMs - dayMs, 6), { numRuns: 6, seed: 4 }).flat();
    const sessions = given.map((session, index) => ({
      ...session,
      id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      endMs: session.endMs ?? session.startMs + hourMs,
    }));
    test.clock.set(new Date(baseMs));
    await setZone('UTC');
    await write(sessions);
    await roll();
    const range = { from: '2026-03-24T00:00:00Z', to: '2026-03-30T00:00:00Z', by: 'country' };
    const before = await read<StatisticsBreakdown>('breakdown', range);
    expect(before.total.starts).toBeGreaterThan(10);
    // A later change of a day beyond retention has no effect.
    await write([{ ...(sessions[0] as GivenSession), id: '00000000-0000-7000-8000-00000000ffff' }]);
    test.clock.advance({ minutes: 3 * 24 * 60 });
    await purge({ ...test, retention: { ...defaultRetention, listenersDays: 3 } });
    await rollUpSessions(test, test.clock.now(), 3);
    expect(await test.db.selectFrom('listener_sessions').select('id').execute()).toEqual([]);
    const { items, total, known } = await read<StatisticsBreakdown>('breakdown', range);
    expect({ items, total, known }).toEqual({ items: before.items, total: before.total, known: true });
    test.clock.set(new Date(baseMs + 3_660 * dayMs));
    await purge(test);
    expect(await rolledDays()).toBe(0);
  });

  it('include a listener within a second after the session ends', async () => {
    const engine = createFakeListeners({ hooks: true });
    const { secrets, geo, bus } = test.deps;
    const onError = (error: unknown) => expect(error).toBeUndefined();
    const tracker = createListenerTracker({ db: test.db, bus, clock: test.clock, geo, secrets, onError });
    await tracker.prepare();
    tracker.follow(engine.engine);
    await setZone('UTC');
    test.clock.set(new Date('2026-03-02T09:10:00Z'));
    const { clientId } = engine.join(tracker);
    test.clock.advance({ minutes: 30 });
    engine.leave(tracker, clientId);
    const leftMs = performance.now();
    const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };
    let values = null;
    do ({ values } = await read<StatisticsSummary>('summary', day));
    while (values.starts !== 1 && performance.now() - leftMs < 1_000);
    expect(values).toMatchObject({ starts: 1, active: 1, unique: 1, tlh: 0.5 });
    const live = await test.call('/cast-api/api/aurora/listeners', { token: await signedIn() });
    expect(await live.json()).toMatchObject({ total: 0, emptySince: '2026-03-02T09:40:00.000Z' });
    await tracker.stop();
  });

  it('are deleted by a statistics reset, except for current listeners', async () => {
    test.clock.set(new Date(baseMs));
    await setZone('UTC');
    const session = { person: 1, mount: '/aurora', player: null, class: 'desktop' } as const;
    const rest = { country: null, referrer: null, is_returning: false };
    const startMs = baseMs - 3 * dayMs;
    await write([
      { ...session, ...rest, id: '00000000-0000-7000-8000-000000000001', startMs, endMs: startMs + hourMs },
      { ...session, ...rest, id: '00000000-0000-7000-8000-000000000002', startMs, endMs: null, person: 2 },
    ]);
    await roll();
    const startsOf = async () => {
      const range = { from: '2026-03-26T00:00:00Z', to: '2026-03-31T00:00:00Z' };
      return (await read<StatisticsSummary>('summary', range)).values.starts;
    };
    expect(await startsOf()).toBe(2);
    const path = '/api/control/cast/reset-statistics/aurora';
    expect((await test.call(path, { token: await signedIn(), json: { name: 'Radio Aurora' } })).status).toBe(
      200,
    );
    expect([await rolledDays(), await startsOf()]).toEqual([0, 1]);
    await roll();
    expect(await rolledDays()).toBeGreaterThan(0);
    expect(await startsOf()).toBe(1);
  });

  it('stop between two days on shutdown and resume later', async () => {
    test.clock.set(new Date(baseMs));
    const [sessions = []] = fc.sample(
      sessionsBefore(baseMs, 10).filter((each) => each.some(({ startMs }) => startMs < baseMs - 8 * dayMs)),
      { numRuns: 1, seed: 9 },
    );
    await write(sessions);
    const signal = AbortSignal.abort(new Error('ending'));
    const deps = { db: test.db, signal };
    await expect(rollUpSessions(deps, test.clock.now(), retentionDays)).rejects.toThrow('ending');
    const some = await test.db.selectFrom('session_days_until').selectAll().execute();
    expect(some).toHaveLength(1);
    expect(await roll()).toBeGreaterThan(5);
  });
});

interface Wanted {
  readonly fromMs: number;
  readonly toMs: number;
  readonly nowMs: number;
  readonly counting: 'active' | 'starts';
  readonly bots: boolean;
  readonly country?: string;
  readonly mount?: string;
  readonly class?: string;
  readonly player?: string;
}

async function compare(
  sessions: readonly GivenSession[],
  wanted: Wanted,
  { by, zone }: { by: (typeof statisticsDimensions)[number]; zone: string },
): Promise<void> {
  const { fromMs, toMs, nowMs, counting, bots, mount, country, class: kind, player } = wanted;
  const query = {
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    counting,
    bots: bots ? '1' : '0',
    ...(mount !== undefined && { stream: mount }),
    ...(country !== undefined && { country }),
    ...(kind !== undefined && { class: kind }),
    ...(player !== undefined && { player }),
  };
  const { starts, active, unique, returning, listenedMs } = referenceSums(sessions, wanted);
  const { values } = await read<StatisticsSummary>('summary', query);
  expect(values).toMatchObject({
    starts,
    active,
    unique,
    tlh: listenedMs / hourMs,
    returning: unique ? returning / unique : null,
  });
  const { items, total } = await read<StatisticsBreakdown>('breakdown', { ...query, by });
  expect(total).toEqual({ starts, active, unique, listenedS: listenedMs / 1_000 });
  const lines = Map.groupBy(sessions, (session) => referenceLine(session, by, nowMs));
  for (const [value, within] of lines) {
    const { returning: _, listenedMs: lineMs, ...line } = referenceSums(within, wanted);
    const found = items.find((item) => item.value === value) ?? null;
    if (line.starts || lineMs) expect(found).toEqual({ value, ...line, listenedS: lineMs / 1_000 });
  }
  const { listenedS } = await read<StatisticsHeatmap>('heatmap', query);
  for (const [day, hours] of referenceWeek(sessions, wanted, zone).entries())
    for (const [hour, seconds] of hours.entries()) expect(listenedS?.[day]?.[hour]).toBeCloseTo(seconds, 6);
}
