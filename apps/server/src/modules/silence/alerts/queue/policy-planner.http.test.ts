import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { planAlerts } from '#/modules/silence/alerts/queue/planner.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';
import { policyCalls } from '#/testing/silence/policy-calls.ts';

const { aurora, harbourRock, oldPier } = demoStationIds;

let alerts: AlertTest;
let policies: ReturnType<typeof policyCalls>;
beforeEach(async () => {
  alerts = await startAlertTest();
  policies = policyCalls(alerts);
  for (const station of [aurora, harbourRock, oldPier]) await alerts.settings({}, station);
});
afterEach(() => alerts.close());

const now = () => alerts.test.clock.now();
const later = (minutes: number) => new Date(now().getTime() + minutes * 60_000);
async function after(minutes: number) {
  alerts.test.clock.advance({ minutes });
  await alerts.round();
}
async function raise(station: string, kind: 'silent' | 'off_air' = 'silent') {
  alerts.test.clock.advance({ seconds: 1 });
  const incident = await alerts.raise({ station, kind });
  await alerts.round();
  return incident;
}
async function end(id: string) {
  await alerts.changeIncident(id, { ended_at: now() });
  await after(1);
}
const snooze = (station: string, minutes: number) =>
  alerts.test.db
    .updateTable('silence_watches')
    .set({ snoozed_until: later(minutes) })
    .where('station_id', '=', station)
    .execute();
const lastBody = () => alerts.services.hook.requests.at(-1)?.body ?? '';

describe('a policy about any station', () => {
  it('tells its recipients about each incident of its kinds, after the steps, and its end', async () => {
    const { id } = await policies.create({ sensitivityMin: 2 });
    await policies.told(id, 'First');
    await policies.told(id, 'Second', 5);
    await alerts.told(alerts.draft('webhook', { name: 'Owner' }));
    const own = await raise(aurora);
    const other = await raise(harbourRock);
    const unwanted = await raise(oldPier, 'off_air');
    await after(1);
    expect([await alerts.log(own), await alerts.log(other)]).toEqual([['Owner raised sent'], []]);
    await after(1);
    await after(0);
    expect(await alerts.log(other)).toEqual(['First raised sent']);
    const urls = alerts.services.hook.requests.map(
      ({ json }) => (json?.data as { url: string } | undefined)?.url,
    );
    // The two incidents of the policy are told at the same time.
    expect([urls[0], ...urls.slice(1).sort()]).toEqual([
      expect.stringMatching(/\/station\/.*\/silence-detection$/),
      `https://studio.example/admin/silence/manage/${aurora}`,
      `https://studio.example/admin/silence/manage/${harbourRock}`,
    ]);
    await after(5);
    await after(0);
    expect(await alerts.log(own)).toEqual(['Owner raised sent', 'First raised sent', 'Second raised sent']);
    await end(other);
    expect((await alerts.log(other)).slice(2)).toEqual(['First recovered sent', 'Second recovered sent']);
    expect(await alerts.log(unwanted)).toEqual([]);
    expect(await policies.list()).toMatchObject([
      { recipients: 2, told: 1, lastToldAt: now().toISOString() },
    ]);
  });

  it('repeats until somebody acknowledges, and tells no end where it does not want it', async () => {
    const { id } = await policies.create({ repeatMin: 10, tellsRecovery: false });
    await policies.told(id, 'First');
    const incident = await raise(harbourRock);
    await after(10);
    await alerts.changeIncident(incident, { acknowledged_at: now(), acknowledged_by: 'Maeve' });
    await after(10);
    await end(incident);
    expect(await alerts.log(incident)).toEqual(['First raised sent', 'First reminder 1 sent']);
  });

  it('tells about its chosen stations only, while they are watched', async () => {
    const policy = await policies.create({ stationIds: [harbourRock] });
    await policies.told(policy.id, 'First');
    const other = await raise(aurora);
    const chosen = await raise(harbourRock);
    expect([await alerts.log(other), await alerts.log(chosen)]).toEqual([[], ['First raised sent']]);
    await alerts.test.db.deleteFrom('silence_watches').where('station_id', '=', harbourRock).execute();
    expect(await alerts.log(await raise(harbourRock, 'off_air'))).toEqual([]);
    await policies.save(policy, { stationIds: [oldPier], kinds: ['off_air'] });
    await alerts.test.db.deleteFrom('stations').where('id', '=', oldPier).execute();
    await after(1);
    expect(alerts.services.hook.requests).toHaveLength(1);
  });

  it('waits while a station or an incident is snoozed, and keeps the cooldown of each station', async () => {
    const { id } = await policies.create();
    await policies.told(id, 'First');
    await snooze(harbourRock, 5);
    const snoozed = await raise(harbourRock);
    const quiet = await alerts.raise({ station: oldPier });
    await alerts.changeIncident(quiet, { snoozed_until: later(5) });
    await after(4);
    expect([await alerts.log(snoozed), await alerts.log(quiet)]).toEqual([[], []]);
    await after(1);
    await after(0);
    expect([await alerts.log(snoozed), await alerts.log(quiet)]).toEqual([
      ['First raised sent'],
      ['First raised sent'],
    ]);
    await end(snoozed);
    const again = await raise(harbourRock);
    const elsewhere = await raise(aurora);
    expect(await alerts.log(again)).toEqual(['First raised queued']);
    expect(await alerts.log(elsewhere)).toEqual(['First raised sent']);
  });

  it('tells a recipient at most thirty times an hour, also at once', async () => {
    const { id } = await policies.create();
    await policies.told(id, 'First');
    await alerts.test.db
      .insertInto('silence_incidents')
      .values(
        Array.from({ length: 40 }, () => ({
          id: crypto.randomUUID(),
          station_id: harbourRock,
          kind: 'silent' as const,
          started_at: now(),
          raised_at: now(),
          is_test: true,
        })),
      )
      .execute();
    await planAlerts({ db: alerts.test.db }, now());
    const queued = await alerts.test.db.selectFrom('silence_alerts').select('state').execute();
    expect(queued.filter(({ state }) => state === 'queued')).toHaveLength(30);
    expect(queued).toHaveLength(40);
  });

  it('ends with its change or its deletion: what waits is not sent', async () => {
    const kept = await policies.create({ name: 'Kept' });
    const removed = await policies.create({ name: 'Removed' });
    await policies.told(kept.id, 'Kept');
    await policies.told(removed.id, 'Removed');
    alerts.services.hook.faults.push({ status: 503, body: '' }, { status: 503, body: '' });
    const incident = await raise(harbourRock);
    expect(await alerts.log(incident)).toEqual(['Kept raised queued', 'Removed raised queued']);
    await policies.save(kept, { isEnabled: false });
    await policies.call(`/${removed.id}`, { method: 'DELETE' });
    await after(5);
    expect(await alerts.log(incident)).toEqual(['Kept raised failed', 'Removed raised skipped']);
    expect(alerts.services.hook.requests).toHaveLength(2);
  });

  it('is planned once by several servers', async () => {
    const any = await policies.create();
    const all = await policies.create({ name: 'All', trigger: 'all', stationIds: [harbourRock] });
    for (const { id, name } of [any, all]) await policies.told(id, name);
    const incident = await alerts.raise({ station: harbourRock });
    const { db } = alerts.test;
    await Promise.all(Array.from({ length: 4 }, () => planAlerts({ db }, now())));
    await Promise.all([alerts.send(), alerts.send()]);
    expect(await alerts.log(incident)).toEqual(['All raised sent', 'Night team raised sent']);
    expect(alerts.services.hook.requests).toHaveLength(2);
  });
});

describe('a policy about all stations at once', () => {
  const stationIds = [aurora, harbourRock];

  it('tells one message when each has an incident, and when no longer each has one', async () => {
    const { id } = await policies.create({ name: 'Network down', trigger: 'all', stationIds, repeatMin: 5 });
    await policies.told(id, 'First');
    await policies.told(id, 'Second', 3);
    const early = await raise(harbourRock);
    await raise(oldPier);
    await after(60);
    expect(alerts.services.hook.requests).toEqual([]);
    const last = await raise(aurora);
    await raise(harbourRock, 'off_air');
    expect(await alerts.log(last)).toEqual(['First raised sent']);
    expect(alerts.services.hook.requests[0]?.json).toMatchObject({
      type: 'silence.started',
      data: { station: { name: 'Radio Aurora' }, incident: { id: last } },
    });
    expect(lastBody()).toContain('Network down: silence');
    expect(lastBody()).toContain(
      'All 2 stations of “Network down” are affected. The last one: Radio Aurora.',
    );
    await after(5);
    expect(await alerts.log(last)).toEqual([
      'First raised sent',
      'First reminder 1 sent',
      'Second raised sent',
    ]);
    await end(early);
    await after(1);
    expect((await alerts.log(last)).slice(3)).toEqual(['First recovered sent', 'Second recovered sent']);
    expect(lastBody()).toContain('Over: Network down: silence');
    expect(lastBody()).toContain('No longer all 2 stations of “Network down” are affected.');
    expect(alerts.services.hook.requests).toHaveLength(5);
    const all = await alerts.test.db.selectFrom('silence_alerts').select('incident_id').execute();
    expect(new Set(all.map(({ incident_id }) => incident_id))).toEqual(new Set([last]));
  });

  it('tells again when all are affected again, after the cooldown', async () => {
    const { id } = await policies.create({ trigger: 'all', stationIds, tellsRecovery: false });
    await policies.told(id, 'First');
    const first = await raise(harbourRock);
    const last = await raise(aurora);
    await end(first);
    const again = await raise(harbourRock);
    expect(await alerts.log(again)).toEqual(['First raised queued']);
    await after(14);
    expect(await alerts.log(again)).toEqual(['First raised sent']);
    expect(await alerts.log(last)).toEqual(['First raised sent', 'First recovered skipped']);
  });

  it('goes on while another incident of a station lasts, and tells about the next one only after its end', async () => {
    const { id } = await policies.create({ trigger: 'all', stationIds, kinds: ['silent', 'off_air'] });
    await policies.told(id, 'First');
    await raise(harbourRock);
    const silent = await raise(aurora);
    await raise(aurora, 'off_air');
    await end(silent);
    await after(1);
    expect(alerts.services.hook.requests).toHaveLength(1);
    expect(await alerts.log(silent)).toEqual(['First raised sent']);
  });

  it('counts neither tests nor false alarms nor stations that are not watched', async () => {
    const { id } = await policies.create({ trigger: 'all' });
    await policies.told(id, 'First');
    await alerts.test.db.deleteFrom('silence_watches').where('station_id', '=', oldPier).execute();
    await alerts.raise({ station: harbourRock, isTest: true });
    const wrong = await raise(harbourRock);
    await alerts.changeIncident(wrong, { is_false_alarm: true });
    const last = await raise(aurora);
    expect(await alerts.log(last)).toEqual([]);
    await alerts.changeIncident(wrong, { is_false_alarm: false });
    await after(1);
    expect(await alerts.log(last)).toEqual(['First raised sent']);
  });

  it('tells about another station while the last one is snoozed, and nothing while all are', async () => {
    const { id } = await policies.create({ trigger: 'all', stationIds });
    await policies.told(id, 'First');
    await snooze(aurora, 10);
    await snooze(harbourRock, 5);
    const other = await raise(harbourRock);
    const last = await raise(aurora);
    expect(alerts.services.hook.requests).toEqual([]);
    await after(5);
    expect([await alerts.log(other), await alerts.log(last)]).toEqual([['First raised sent'], []]);
  });

  it('is complete when the only other station is deleted, and settles what it told when it changes', async () => {
    const policy = await policies.create({ trigger: 'all', stationIds });
    await policies.told(policy.id, 'First');
    const incident = await raise(aurora);
    expect(await alerts.log(incident)).toEqual([]);
    await alerts.test.db.deleteFrom('stations').where('id', '=', harbourRock).execute();
    await after(0);
    expect(await alerts.log(incident)).toEqual(['First raised sent']);
    expect(lastBody()).toContain('\\nRadio Aurora\\n');
    await policies.save(policy, { trigger: 'any' });
    await after(1);
    expect(await alerts.log(incident)).toEqual(['First raised sent', 'First recovered skipped']);
  });
});
