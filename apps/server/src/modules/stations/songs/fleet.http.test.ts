import type { NowPlayingFleet, NowPlayingFleetList, RuleTestResult } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newRecorder } from '#/testing/stations/new-recorder.ts';

const { harbourRock, oldPier } = demoStationIds;
const unknown = '00000000-0000-7000-8000-0000000000ff';
const rule = { pattern: ' [128k]', replacement: '', isRegex: false, isEnabled: true };
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await test.db
    .updateTable('service_checks')
    .set({ state: 'on_air', title: 'news@6', title_since: test.clock.now(), listeners: 12 })
    .execute();
  await newRecorder(test).record();
});
afterAll(() => test.close());

const staff = async <Answer>(path: string, options: object = {}) =>
  (await (await test.call(`/api/admin/nowplaying${path}`, { as: 'admin', ...options })).json()) as Answer;
const act = (action: object) =>
  staff<{ results: { stationId: string; result: string }[] }>('/actions', {
    json: { stationIds: [harbourRock, unknown], rule: null, ignore: null, ...action },
  });

it('staff find, sort and count stations by what they play', async () => {
  const list = await staff<NowPlayingFleetList>('?sort=-texts&q=harbour');
  expect(list.items[0]).toMatchObject({ stationId: harbourRock, texts24h: 1, song: { raw: 'news@6' } });
  expect((await staff<NowPlayingFleetList>('?show=paused')).total).toBe(0);
  const fleet = await staff<NowPlayingFleet>('/summary');
  expect(fleet).toMatchObject({ stale: 0, paused: 0, feedFailing: 0 });
  expect(fleet.hours).toHaveLength(24);
  expect(fleet.hours.at(-1)?.texts).toBe(fleet.day.parsed + fleet.day.unknown);
});

it('one action changes many stations, with a result for each', async () => {
  const results = async (action: object) => (await act(action)).results.map(({ result }) => result);
  expect(await results({ action: 'pause' })).toEqual(['changed', 'not_found']);
  expect(await results({ action: 'pause' })).toEqual(['unchanged', 'not_found']);
  expect((await staff<NowPlayingFleetList>('?show=paused')).items[0]?.stationId).toBe(harbourRock);
  expect(await results({ action: 'resume' })).toEqual(['changed', 'not_found']);
  const nextAt = async () =>
    test.db
      .selectFrom('service_checks')
      .innerJoin('stations', 'stations.service_id', 'service_checks.service_id')
      .select('next_at')
      .where('stations.id', '=', harbourRock)
      .executeTakeFirstOrThrow();
  test.clock.advance({ seconds: 1 });
  expect(await results({ action: 'refetch' })).toEqual(['changed', 'not_found']);
  expect((await nextAt()).next_at).toEqual(test.clock.now());
  const cast = await act({ action: 'refetch', stationIds: [demoStationIds.aurora] });
  expect(cast.results).toEqual([{ stationId: demoStationIds.aurora, result: 'unchanged' }]);
  expect(await results({ action: 'add_ignore', ignore: 'news@*' })).toEqual(['changed', 'not_found']);
  for (let count = 0; count < 10; count += 1)
    await results({ action: 'add_rule', rule: { ...rule, pattern: `x${count}` } });
  expect(await results({ action: 'add_rule', rule })).toEqual(['full', 'not_found']);
});

it('rules of the provider apply to every station, before its own', async () => {
  const save = (version: number) =>
    test.call('/api/admin/nowplaying/rules', {
      as: 'admin',
      method: 'PUT',
      json: { rules: [rule], ignore: ['PROMO *'] },
      headers: { 'if-match': String(version) },
    });
  expect(await (await save(0)).json()).toMatchObject({ version: 1 });
  expect(await problemOf(await save(0))).toMatchObject({ code: 'resource.version_conflict' });
  const response = await test.call(`/api/control/nowplaying/${oldPier}/test-rules`, {
    as: 'owner',
    json: {
      order: 'artist-title',
      separator: null,
      rules: [{ ...rule, pattern: '(', isRegex: true }],
      ignore: ['news@*'],
      samples: ['Rosa Quay - Low Tide [128k]', 'PROMO 7', 'news@6'],
    },
  });
  const { results, invalidRules } = (await response.json()) as RuleTestResult;
  expect(results.map(({ kind, title, ignoredBy }) => [kind, title, ignoredBy])).toEqual([
    ['song', 'Low Tide', null],
    ['none', null, null],
    ['none', null, 'news@*'],
  ]);
  expect(invalidRules).toEqual([0]);
});
