import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCalls } from './operation-calls.ts';

const path = { username: 'aurora' };

export const calls: OperationCalls = {
  'saves dayparts and reads their statistics': nameDayParts,
  'schedules and sends reports of a cast': mailStatistics,
};

/** Saves a daypart of a cast without any and reads its statistics. */
async function nameDayParts({ main, cast }: ApiClients): Promise<void> {
  const dayparts = '/control/cast/dayparts/{username}';
  const { version } = await unwrap(main.GET(dayparts, { params: { path } }));
  const part = { name: 'Breakfast', weekdays: [1, 2, 3, 4, 5], from: 6, to: 10 };
  const header = { 'If-Match': String(version) };
  const saved = await unwrap(main.PUT(dayparts, { params: { path, header }, body: { parts: [part] } }));
  expect(saved).toEqual({ parts: [part], version: version + 1 });
  const query = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' };
  const statistics = await unwrap(
    cast.GET('/api/statistics/{username}/dayparts', { params: { path, query } }),
  );
  expect(statistics.items).toMatchObject([{ part }]);
}

/** Turns reports of a cast on and off, and requests one for a period without data. */
async function mailStatistics({ main }: ApiClients): Promise<void> {
  const params = { path };
  const schedules = '/control/cast/report-schedules/{username}';
  const changed = await unwrap(main.PUT(schedules, { params, body: { weekly: true, monthly: false } }));
  expect(changed).toMatchObject({ weekly: true, next: { monthly: null } });
  expect(await unwrap(main.GET(schedules, { params }))).toEqual(changed);
  const now = await unwrap(main.POST(`${schedules}/send`, { params, body: { period: 'week' } }));
  expect(now).toEqual({ sent: false, to: changed.to });
  await unwrap(main.PUT(schedules, { params, body: { weekly: false, monthly: false } }));
}
