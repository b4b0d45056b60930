import type {
  AppStatistics,
  CastOverviewList,
  StatisticsBreakdown,
  StatisticsDayParts,
  StatisticsHeatmap,
  StatisticsSongs,
  StatisticsSummary,
  StatisticsTimeseries,
} from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertSampleHistory } from '#/composition/demo/sample-history.ts';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { rollUpSessions } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { testSecrets } from '#/testing/app/test-secrets.ts';
import { clearCounts } from '#/testing/databases/clear-counts.ts';
import { addListener, engineAnswers } from '#/testing/statistics/listeners.ts';

interface Answers {
  readonly summary: StatisticsSummary;
  readonly timeseries: StatisticsTimeseries;
  readonly breakdown: StatisticsBreakdown;
  readonly heatmap: StatisticsHeatmap;
  readonly dayparts: StatisticsDayParts;
  readonly songs: StatisticsSongs;
}

let test: TestApp;
const week = { from: '2026-02-23T00:00:00Z', to: '2026-03-02T00:00:00Z' };
beforeAll(async () => {
  test = await createTestApp();
  await clearCounts(test.db);
  const rows = await test.db.selectFrom('casts').select(['id', 'username', 'timezone']).execute();
  const casts = rows.map((cast) => ({ ...cast, onAirUntil: test.clock.now() }));
  await test.db
    .transaction()
    .execute((tx) => insertSampleHistory(tx, { secrets: testSecrets(), now: test.clock.now() }, casts));
  // Autovacuum may have analyzed the tables while they were empty.
  await sql`analyze`.execute(test.db);
  await engineAnswers(test);
});
afterAll(() => test.close());

async function read<What extends keyof Answers>(
  what: What,
  query: Record<string, string> = {},
): Promise<Answers[What]> {
  const path = `/cast-api/api/statistics/aurora/${what}?${new URLSearchParams({ ...week, ...query })}`;
  const answer = await test.call(path, { as: 'owner' });
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Answers[What];
}

const sum = (values: readonly number[]): number => values.reduce((so, value) => so + value, 0);

describe('the sample history', () => {
  it('marks every answer, and every row', async () => {
    const answers = [
      await read('summary'),
      await read('timeseries'),
      await read('breakdown', { by: 'country' }),
      await read('heatmap'),
      await read('dayparts'),
      await read('songs'),
    ];
    expect(answers.map(({ sample }) => sample)).toEqual(answers.map(() => true));
    for (const table of ['listener_sessions', 'played_titles', 'listener_samples', 'cast_minutes'] as const) {
      expect(await test.db.selectFrom(table).select('sample').distinct().execute()).toEqual([
        { sample: true },
      ]);
    }
  });

  it('[D9] ends before a cast would count as new', async () => {
    const answer = await test.call('/cast-api/api/overview?usernames=aurora', { as: 'owner' });
    expect(((await answer.json()) as CastOverviewList).items[0]?.setup).toBeNull();
  });

  it('has figures that agree with each other, before and after the roll-up of its days', async () => {
    for (const _ of ['sessions', 'days']) {
      const { values } = await read('summary');
      const { highest } = await read('timeseries');
      const heatmap = await read('heatmap');
      expect(values.peak?.listeners).toBe(Math.max(...highest.map((each) => each ?? 0)));
      // Counts are taken once a minute: the sum of sessions is exact, the mean of counts nearly so.
      expect((values.aqh ?? 0) * 24 * 7).toBeCloseTo(values.tlh ?? 0, -2);
      expect(sum(heatmap.listenedS?.flat() ?? []) / 3_600).toBeCloseTo(values.tlh ?? 0, 3);
      for (const by of ['country', 'player', 'class', 'stream', 'length', 'referrer']) {
        const { total } = await read('breakdown', { by });
        expect([total.starts, total.unique]).toEqual([values.starts, values.unique]);
        expect(total.listenedS / 3_600).toBeCloseTo(values.tlh ?? 0, 3);
      }
      await rollUpSessions({ db: test.db }, test.clock.now(), 365);
    }
    const days = await test.db.selectFrom('session_days').select('sample').distinct().execute();
    expect(days).toEqual([{ sample: true }]);
  });

  it('has listeners with the app of the demo', async () => {
    const path = `/api/control/mobile/${demoAppIds.live}/stats?days=30`;
    const app = (await (await test.call(path, { as: 'owner' })).json()) as AppStatistics;
    expect(app.sample).toBe(true);
    expect(app.versions.map(({ version }) => version)).toEqual(['1.3.0', '1.2.0']);
    const { values } = await read('summary');
    const lastWeek = app.days.filter(({ day }) => day >= '2026-02-23' && day < '2026-03-02');
    const share = sum(lastWeek.map(({ hours }) => hours)) / (values.tlh ?? 0);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.4);
  });

  it('fills songs and dayparts', async () => {
    const { items } = await read('songs');
    expect(items.length).toBeGreaterThan(8);
    expect(items.every(({ plays, counted, tuneOuts }) => plays > 0 && counted > 0 && tuneOuts !== null)).toBe(
      true,
    );
    const parts = await read('dayparts');
    expect(parts.items.every(({ tlh, sessions, peak }) => tlh && sessions && peak)).toBe(true);
  });

  it('is never added to recorded sessions, nor recorded sessions to it', async () => {
    const before = await read('summary');
    await addListener(test, {
      startedAt: new Date('2026-02-25T10:00:00Z'),
      ended_at: new Date('2026-02-25T11:00:00Z'),
      end_reason: 'left',
    });
    // The session is read itself, then in the roll-up of its day.
    await test.db.deleteFrom('session_days_until').execute();
    expect((await read('summary')).values).toEqual(before.values);
    await saveRecordedWeek();
    for (const _ of ['session', 'day']) {
      const { sample, values } = await read('summary');
      expect([sample, values.starts, values.tlh, values.peak?.listeners]).toEqual([false, 1, 1, 2]);
      const { total } = await read('breakdown', { by: 'country' });
      expect([total.starts, total.unique]).toEqual([1, 1]);
      expect((await read('songs')).items).toEqual([]);
      await rollUpSessions({ db: test.db }, test.clock.now(), 365);
    }
  });

  it('is deleted with the statistics of the cast', async () => {
    const json = { name: 'Radio Aurora' };
    const answer = await test.call('/api/control/cast/reset-statistics/aurora', { as: 'owner', json });
    expect(answer.status).toBe(200);
    expect(await read('summary')).toMatchObject({ sample: false, values: { peak: null } });
    const left = await test.db
      .selectFrom('listener_sessions')
      .innerJoin('casts', 'casts.id', 'cast_id')
      .select('listener_sessions.id')
      .where('username', '=', 'aurora')
      .execute();
    expect(left).toEqual([]);
  });
});

/** Recorded counts that cover the week as the samples do. */
async function saveRecordedWeek(): Promise<void> {
  const quarters = await test.db
    .selectFrom('cast_quarters')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .select(['cast_id', 'at'])
    .where('username', '=', 'aurora')
    .where('at', '<', new Date(week.to))
    .execute();
  await test.db
    .insertInto('cast_quarters')
    .values(
      quarters.map((quarter) => ({
        ...quarter,
        sample: false,
        samples: 1,
        total: '2',
        lowest: 2,
        highest: 2,
      })),
    )
    .execute();
}
