import type { NotificationList } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { findService } from '#/modules/stations/checks/checks.repository.ts';
import { recordCheck } from '#/modules/stations/checks/record-check.ts';
import type { CheckedState } from '#/platform/db/station-tables.ts';
import { newMember } from '#/testing/app/members.ts';
import { mailsTo } from '#/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';

const id = demoStationIds.harbourRock;
const owner = String(credentialsOf('owner').json.email);

let test: TestApp;
let serviceId: string;
beforeEach(async () => {
  test = await createTestApp();
  const station = await test.db
    .selectFrom('stations')
    .select('service_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (station.service_id === null) throw new Error('the demo has a service');
  serviceId = station.service_id;
});
afterEach(() => test.close());

/** Two checks of the service, as the poller makes them. */
async function checkedAs(state: CheckedState): Promise<void> {
  for (const _check of [1, 2]) {
    test.clock.advance({ seconds: 30 });
    const service = await findService(test.db, serviceId);
    if (!service) throw new Error('the service is there');
    const found = { state, problem: null, listeners: null, title: null, probe: null, rawStatus: null };
    await recordCheck({ ...test.deps, db: test.db }, service, found, { at: test.clock.now(), worker: null });
  }
}
const mails = (email = owner) => mailsTo(test, email).map(({ kind }) => kind);
const suspend = (status: 'active' | 'suspended') =>
  test.db.updateTable('stations').set({ status }).where('id', '=', id).execute();

describe('a station that is not heard', () => {
  it('is mailed once, and once it is heard again', async () => {
    await checkedAs('on_air');
    expect(mails()).toEqual([]);
    for (const state of ['unreachable', 'refused', 'unreachable', 'on_air', 'on_air'] as const)
      await checkedAs(state);
    const link = `https://studio.example/station/${id}`;
    const station = 'Harbour Rock';
    expect(mailsTo(test, owner)).toMatchObject([
      { kind: 'station_down', station, cause: 'unreachable', link },
      { kind: 'station_up', station, link },
    ]);
    const list = await test.call('/api/control/notifications', { as: 'owner' });
    expect(((await list.json()) as NotificationList).items).toMatchObject([
      { kind: 'station_up', about: station },
      { kind: 'station_down', about: station },
    ]);
  });

  it('is not mailed before it was ever heard', async () => {
    await checkedAs('unreachable');
    await checkedAs('on_air');
    expect(mails()).toEqual([]);
  });

  it('is not mailed while it is suspended or its checks are paused', async () => {
    await checkedAs('on_air');
    await suspend('suspended');
    await checkedAs('off_air');
    await checkedAs('on_air');
    await suspend('active');
    await test.db
      .updateTable('streaming_services')
      .set({ paused_at: test.clock.now(), paused_by: 'staff' })
      .execute();
    await checkedAs('off_air');
    expect(mails()).toEqual([]);
  });

  it('is not mailed to those who turned it off, may not change it or do not see it', async () => {
    const members = [
      ['analyst', id],
      ['manager', demoStationIds.oldPier],
      ['manager', id],
    ] as const;
    const token = await test.tokenOf('owner');
    const emails: string[] = [];
    for (const [role, station] of members) {
      const products = [{ kind: 'station', id: station }] as const;
      emails.push((await newMember(test, token, { role, products })).email);
    }
    const saved = await test.call('/api/control/notifications/settings', {
      as: 'owner',
      method: 'PUT',
      json: { mailed: ['station_up'], quietHours: null },
      headers: { 'if-match': '0' },
    });
    expect(saved.status).toBe(200);
    await checkedAs('on_air');
    const before = emails.map((email) => mails(email).length);
    await checkedAs('not_audio');
    expect(mails()).toEqual([]);
    expect(emails.map((email, index) => mails(email).slice(before[index]))).toEqual([
      [],
      [],
      ['station_down'],
    ]);
  });
});
