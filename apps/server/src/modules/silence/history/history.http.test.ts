import { randomUUID } from 'node:crypto';
import type { LevelHistory, SilenceCalibration, SilenceTrialResult } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident, recordLevels, watchStation } from '#/testing/stations/silence-rows.ts';

const id = demoStationIds.aurora;
const weekS = 7 * 86_400;
const day = 86_400;
/** When the recording begins: the week until the time of the tests. */
const begin = new Date('2026-02-23T09:10:00.000Z');
const at = (second: number) => new Date(begin.getTime() + second * 1_000);

let test: TestApp;
let incidentId: string;
beforeAll(async () => {
  test = await createTestApp();
  // A week of music with a gap, three silences, and pauses of 12 s each hour.
  const levels = Array.from({ length: weekS }, (_, second): number | null => {
    if (second >= 6 * day && second < 6 * day + 3_600) return null;
    if (second % 3_600 >= 3_588) return -55;
    return -14 - (second % 9);
  });
  levels.fill(-70, day + 100, day + 160);
  levels.fill(-58, 2 * day + 5_000, 2 * day + 5_085);
  levels.fill(-70, 5 * day + 200, 5 * day + 240);
  await watchStation(test, id);
  await recordLevels(test, id, begin, levels);
  incidentId = await addIncident(test, id, {
    started_at: at(2 * day + 5_000),
    raised_at: at(2 * day + 5_030),
    ended_at: at(2 * day + 5_085),
  });
});
afterAll(() => test.close());

const call = (to: string, json?: object) =>
  test.call(`/api/control/silence/${id}/${to}`, { as: 'owner', ...(json && { json }) });
const simulate = async (thresholdDb: number, silenceS: number) =>
  (await (await call('simulate', { thresholdDb, silenceS, recoveryS: 10 })).json()) as SilenceTrialResult;
const calibrate = async () => (await (await call('calibration')).json()) as SilenceCalibration;
const levelsOf = async (query: string) => (await (await call(`levels?${query}`)).json()) as LevelHistory;

describe('a simulation', () => {
  it('finds the alarms of the week: three at -50 dB and 30 s, none at -60 dB and 90 s', async () => {
    const result = await simulate(-50, 30);
    expect(result).toMatchObject({ total: 3, knownS: weekS - 3_600 });
    expect(result.alarms.map(({ startedAt }) => startedAt)).toEqual(
      [5 * day + 200, 2 * day + 5_000, day + 100].map((second) => at(second).toISOString()),
    );
    expect(result.alarms[1]).toEqual({
      kind: 'silent',
      startedAt: at(2 * day + 5_000).toISOString(),
      raisedAt: at(2 * day + 5_029).toISOString(),
      endedAt: at(2 * day + 5_094).toISOString(),
      lowestDb: -58,
      clipUrl: null,
      incidentId,
    });
    expect(result.alarms[0]?.incidentId).toBeNull();
    expect((await simulate(-60, 90)).total).toBe(0);
  });

  it('lists the latest hundred of more', async () => {
    const { alarms, total } = await simulate(-50, 10);
    expect(alarms).toHaveLength(100);
    // Each hour but the one without a recording.
    expect(total).toBe(7 * 24 - 1 + 3);
  });
});

describe('a calibration', () => {
  it('has the seconds at each level, and how often other settings would have alarmed', async () => {
    const { bins, binDb, knownS, alternatives } = await calibrate();
    expect([binDb, bins.length, knownS]).toEqual([1, 90, weekS - 3_600]);
    expect(bins.reduce((sum, seconds) => sum + seconds, 0)).toBe(knownS);
    expect([bins[20], bins[32], bins[35]]).toEqual([100, 85, 167 * 12]);
    expect(alternatives[0]).toEqual({ thresholdDb: -50, silenceS: 30, alarms: 3 });
    expect(alternatives).toContainEqual({ thresholdDb: -60, silenceS: 90, alarms: 0 });
  });

  it('suggests the shortest time that keeps the incident and avoids the rest, unless all were right', async () => {
    const better = { thresholdDb: -50, silenceS: 90, alarms: 1, avoided: 2 };
    expect((await calibrate()).suggestion).toEqual(better);
    const others = [await addAlarm(day + 100, 60), await addAlarm(5 * day + 200, 40)];
    expect((await calibrate()).suggestion).toBeNull();
    await test.db
      .updateTable('silence_incidents')
      .set({ is_false_alarm: true })
      .where('id', 'in', others)
      .execute();
    expect((await calibrate()).suggestion).toEqual(better);
    // Three calibrations of a week, which a busy machine computes slowly.
  });
});

describe('the levels', () => {
  it('are seconds of a short time', async () => {
    const from = at(day + 98).toISOString();
    const { stepS, points } = await levelsOf(`from=${from}&to=${at(day + 102).toISOString()}`);
    expect(stepS).toBe(1);
    expect(points.map((point) => point.mean)).toEqual([-22, -14, -70, -70]);
    expect(points[0]?.at).toBe(from);
    const gap = await levelsOf(`from=${at(6 * day).toISOString()}&to=${at(6 * day + 3_600).toISOString()}`);
    expect(gap.points).toEqual([]);
  });

  it('are steps of minutes of a long time, at most 1,500', async () => {
    const { stepS, points } = await levelsOf(`from=${begin.toISOString()}&to=${at(weekS).toISOString()}`);
    expect(stepS).toBe(600);
    expect(points.length).toBeGreaterThan(1_000 - 10);
    expect(points.length).toBeLessThanOrEqual(1_500);
    expect(points.find(({ low }) => low === -70)).toMatchObject({ high: -14 });
    const month = await levelsOf(`from=${at(weekS - 30 * day).toISOString()}&to=${at(weekS).toISOString()}`);
    expect(month.stepS).toBe(1_800);
  });

  it.each(['from=2026-03-02T09:00:00Z&to=2026-03-02T09:00:00Z', 'from=2026-01-01T00:00:00Z'])(
    'reject %s',
    async (query) => {
      expect((await problemOf(await call(`levels?${query}`))).errors?.[0]).toMatchObject({
        pointer: '/from',
        code: 'range',
      });
    },
  );
});

const addAlarm = (start: number, length: number) =>
  addIncident(test, id, {
    id: randomUUID(),
    started_at: at(start),
    raised_at: at(start + 30),
    ended_at: at(start + length),
  });
