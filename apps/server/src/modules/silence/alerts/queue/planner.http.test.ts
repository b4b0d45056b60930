import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planAlerts } from '#/modules/silence/alerts/queue/planner.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
  await alerts.settings({});
});
afterEach(() => alerts.close());

/** A recipient whose messages a webhook receives. */
const told = (name: string, afterMin = 0, fields: object = {}) =>
  alerts.told(alerts.draft('webhook', { name, afterMin, ...fields }));

const now = () => alerts.test.clock.now();
async function after(minutes: number) {
  alerts.test.clock.advance({ minutes });
  await alerts.round();
}
const acknowledge = (id: string) =>
  alerts.changeIncident(id, { acknowledged_at: now(), acknowledged_by: 'Maeve' });
const end = (id: string) => alerts.changeIncident(id, { ended_at: now() });

describe('the steps', () => {
  it('are told one after the other, until somebody acknowledges', async () => {
    await told('First');
    await told('Second', 5);
    await told('Third', 15);
    const incident = await alerts.raise();
    await alerts.round();
    expect(await alerts.log(incident)).toEqual(['First raised sent']);
    await after(4);
    expect(await alerts.log(incident)).toEqual(['First raised sent']);
    await after(1);
    expect(await alerts.log(incident)).toEqual(['First raised sent', 'Second raised sent']);
    await acknowledge(incident);
    await after(60);
    expect(await alerts.log(incident)).toEqual(['First raised sent', 'Second raised sent']);
  });

  it('tell everybody who was told that it is over, once', async () => {
    await told('First');
    await told('Second', 5);
    const incident = await alerts.raise();
    await alerts.round();
    await acknowledge(incident);
    await end(incident);
    await after(1);
    await after(1);
    expect(await alerts.log(incident)).toEqual(['First raised sent', 'First recovered sent']);
    expect(alerts.services.hook.requests.map(({ json }) => json?.type)).toEqual([
      'silence.started',
      'silence.ended',
    ]);
  });

  it('do not tell the end where the settings do not want it', async () => {
    await told('First');
    await alerts.settings({ tellsRecovery: false });
    const quiet = await alerts.raise();
    await alerts.round();
    await end(quiet);
    await after(1);
    expect(await alerts.log(quiet)).toEqual(['First raised sent']);
  });

  it('do not tell the end of what was never told', async () => {
    await told('First');
    alerts.services.hook.faults.push({ status: 503, body: '' });
    const unsent = await alerts.raise();
    await alerts.round();
    await end(unsent);
    await after(1);
    expect(await alerts.log(unsent)).toEqual(['First raised failed']);
  });

  it('end with the mark of a false alarm', async () => {
    await told('First');
    await told('Second', 5);
    const incident = await alerts.raise();
    await alerts.round();
    await alerts.changeIncident(incident, { is_false_alarm: true });
    await after(6);
    await end(incident);
    await after(1);
    expect(await alerts.log(incident)).toEqual(['First raised sent']);
  });

  it('wait while the incident or the station is snoozed', async () => {
    await told('First');
    const incident = await alerts.raise();
    await alerts.changeIncident(incident, { snoozed_until: new Date(now().getTime() + 600_000) });
    await after(9);
    expect(await alerts.log(incident)).toEqual([]);
    await alerts.test.db
      .updateTable('silence_watches')
      .set({ snoozed_until: new Date(now().getTime() + 600_000) })
      .execute();
    await after(5);
    expect(await alerts.log(incident)).toEqual([]);
    await after(5);
    expect(await alerts.log(incident)).toEqual(['First raised sent']);
  });

  it('tell a test as a test', async () => {
    await told('First');
    const incident = await alerts.raise({ isTest: true });
    await alerts.round();
    const [request] = alerts.services.hook.requests;
    expect(request?.json).toMatchObject({ data: { incident: { id: incident, isTest: true } } });
    expect(request?.body).toContain('TEST: Radio Aurora: silence');
  });

  it('leave out who has not confirmed, or was disabled', async () => {
    await alerts.add(alerts.draft('webhook'));
    const off = await told('Off');
    await alerts.test.db
      .updateTable('silence_recipients')
      .set({ disabled_at: now() })
      .where('id', '=', off.id)
      .execute();
    const incident = await alerts.raise();
    await alerts.round();
    expect(await alerts.log(incident)).toEqual([]);
  });

  it('are planned once by several servers', async () => {
    await Promise.all([told('A'), told('B'), told('C')]);
    const incident = await alerts.raise();
    const { db } = alerts.test;
    await Promise.all(Array.from({ length: 4 }, () => planAlerts({ db }, now())));
    await Promise.all([alerts.send(), alerts.send()]);
    expect(await alerts.log(incident)).toEqual(['A raised sent', 'B raised sent', 'C raised sent']);
    expect(alerts.services.hook.requests).toHaveLength(3);
  });
});

describe('the cooldown', () => {
  beforeEach(async () => {
    await told('First');
    const incident = await alerts.raise();
    await alerts.round();
    await end(incident);
    await after(5);
  });

  it('leaves out the same kind of alarm if it is over by then', async () => {
    const again = await alerts.raise();
    await after(5);
    await end(again);
    await after(10);
    expect(await alerts.log(again)).toEqual(['First raised skipped']);
  });

  it('only delays an alarm that lasts', async () => {
    const again = await alerts.raise();
    await after(9);
    expect(await alerts.log(again)).toEqual(['First raised queued']);
    await after(1);
    expect(await alerts.log(again)).toEqual(['First raised sent']);
  });

  it('is not for other kinds, and not for tests', async () => {
    const other = await alerts.raise({ kind: 'off_air' });
    const trial = await alerts.raise({ isTest: true });
    await alerts.round();
    await alerts.round();
    expect(await alerts.log(other)).toEqual(['First raised sent']);
    expect(await alerts.log(trial)).toEqual(['First raised sent']);
  });
});

describe('reminders', () => {
  it('repeat until somebody acknowledges', async () => {
    await alerts.settings({ repeatMin: 10 });
    await told('First');
    const incident = await alerts.raise();
    await alerts.round();
    await after(9);
    await after(1);
    await after(10);
    expect(await alerts.log(incident)).toEqual([
      'First raised sent',
      'First reminder 1 sent',
      'First reminder 2 sent',
    ]);
    await acknowledge(incident);
    await after(30);
    expect(await alerts.log(incident)).toHaveLength(3);
  });

  it('are limited to thirty messages an hour', async () => {
    const { id } = await told('First');
    const { db } = alerts.test;
    for (let count = 0; count < 30; count += 1) {
      await alerts.sendTest(id).then((answer) => answer.body?.cancel());
      alerts.test.clock.advance({ seconds: 70 });
    }
    await db.updateTable('silence_alerts').set({ queued_at: now() }).execute();
    const sent = await db
      .selectFrom('silence_alerts')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const incident = await alerts.raise();
    await alerts.round();
    expect(Number(sent.count)).toBeGreaterThanOrEqual(30);
    expect(await alerts.log(incident)).toEqual(['First raised skipped']);
  });
});

describe('quiet hours', () => {
  // The clock of tests begins at 09:10 in Dublin.
  const quietHours = { from: '22:00', until: '10:00' };

  it('delay a message until they end', async () => {
    await told('Sleeper', 0, { quietHours });
    const incident = await alerts.raise();
    await after(49);
    expect(await alerts.log(incident)).toEqual(['Sleeper raised queued']);
    await after(1);
    expect(await alerts.log(incident)).toEqual(['Sleeper raised sent']);
  });

  it('leave out what is over by then', async () => {
    await told('Sleeper', 0, { quietHours });
    const incident = await alerts.raise();
    await after(10);
    await end(incident);
    await after(60);
    expect(await alerts.log(incident)).toEqual(['Sleeper raised skipped']);
  });
});

describe('a recipient', () => {
  it('that takes nothing for five days is disabled', async () => {
    const { id } = await told('First');
    await alerts.settings({ cooldownMin: 0 });
    for (let day = 0; day < 6; day += 1) {
      const incident = await alerts.raise();
      alerts.services.hook.faults.push({ status: 400, body: '' });
      await alerts.round();
      await end(incident);
      await after(24 * 60);
    }
    expect(await alerts.read(id)).toMatchObject({ state: 'disabled', problem: 'rejected' });
    const trail = await alerts.test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'after'])
      .where('action', '=', 'silence_recipient.updated')
      .execute();
    expect(trail).toEqual([
      { action: 'silence_recipient.updated', actor_kind: 'system', after: { state: 'disabled' } },
    ]);
    const mails = await alerts.test.db
      .selectFrom('notifications')
      .select(['kind', 'about'])
      .where('kind', '=', 'alarm_recipient_disabled')
      .execute();
    expect(mails).toEqual([{ kind: 'alarm_recipient_disabled', about: 'Radio Aurora' }]);
  });

  it('gets a message by later tries: after 5 s, 30 s, 2 min, 10 min and 30 min', async () => {
    await told('First');
    const incident = await alerts.raise();
    for (let count = 0; count < 6; count += 1) alerts.services.hook.faults.push({ status: 503, body: '' });
    await alerts.round();
    const began = now().getTime();
    const tries: number[] = [];
    for (let seconds = 0; seconds < 3_000; seconds += 5) {
      alerts.test.clock.advance({ seconds: 5 });
      const before = alerts.services.hook.requests.length;
      await alerts.send();
      if (alerts.services.hook.requests.length > before) tries.push((now().getTime() - began) / 1_000);
    }
    expect(tries).toEqual([5, 35, 155, 755, 2_555]);
    expect(await alerts.log(incident)).toEqual(['First raised failed']);
    const ids = alerts.services.hook.requests.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
  });
});
