import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
  await alerts.settings({});
});
afterEach(() => alerts.close());

const ids = { sms: 'SM', voice: 'CA' } as const;

/** Tells a recipient about an incident; its message has the returned id at the service. */
async function tell(channel: keyof typeof ids) {
  const { twilio } = alerts.services;
  const { id } = await alerts.told(alerts.draft(channel));
  const incident = await alerts.raise();
  await alerts.round();
  const sent = channel === 'sms' ? twilio.texts : twilio.calls;
  return { id, incident, sid: ids[channel] + sent.length };
}
/** Returns how often the service was asked about a message after these seconds; there is also the code of its recipient. */
async function after(seconds: number, sid = ''): Promise<number> {
  const { requests } = alerts.services.twilio;
  const count = () => requests.filter(({ url }) => url.pathname.endsWith(`/${sid}.json`)).length;
  const before = count();
  alerts.test.clock.advance({ seconds });
  expect(await alerts.readReceipts()).toEqual([]);
  return count() - before;
}

describe('the receipt of a message', () => {
  it.each([
    ['sms', 'delivered'],
    ['voice', 'completed'],
  ] as const)('by %s that the service calls %s is that it arrived', async (channel, status) => {
    const { id, incident, sid } = await tell(channel);
    alerts.services.twilio.ends.set(sid, { status });
    expect(await after(9, sid)).toBe(0);
    expect(await after(1, sid)).toBe(1);
    expect(await alerts.log(incident)).toEqual([`Desk ${channel} raised delivered`]);
    expect(await alerts.read(id)).toMatchObject({ problem: null, last: { state: 'delivered', error: null } });
    expect(await after(3_600, sid)).toBe(0);
  });

  it.each([
    ['sms', 'undelivered'],
    ['sms', 'failed'],
    ['voice', 'busy'],
    ['voice', 'no-answer'],
    ['voice', 'canceled'],
  ] as const)('by %s that the service calls %s is that it came back', async (channel, status) => {
    const { id, incident, sid } = await tell(channel);
    alerts.services.twilio.ends.set(sid, { status });
    await after(10);
    expect(await alerts.log(incident)).toEqual([`Desk ${channel} raised bounced`]);
    expect(await alerts.read(id)).toMatchObject({
      state: 'confirmed',
      problem: 'rejected',
      last: { state: 'bounced', error: 'rejected' },
    });
  });

  it('disables a person who replied STOP', async () => {
    const { id, sid } = await tell('sms');
    alerts.services.twilio.ends.set(sid, { status: 'failed', code: 21_610 });
    await after(10);
    expect(await alerts.read(id)).toMatchObject({ state: 'disabled', problem: 'unsubscribed' });
  });

  it('is asked for four times within an hour, also when the service does not answer', async () => {
    const { incident, sid } = await tell('sms');
    alerts.services.twilio.ends.set(sid, { status: 'sent' });
    alerts.services.twilio.faults.push('hang');
    const asked: number[] = [];
    for (const seconds of [10, 49, 1, 239, 1, 3_299, 1, 86_400]) asked.push(await after(seconds, sid));
    expect(asked).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
    expect(await alerts.log(incident)).toEqual(['Desk sms raised sent']);
  });

  it('says nothing about a number that was entered since', async () => {
    const { id, sid } = await tell('sms');
    alerts.services.twilio.ends.set(sid, { status: 'failed' });
    const { version } = await alerts.read(id);
    const target = { channel: 'sms', phone: '+353861234099' } as const;
    expect((await alerts.change(id, version, alerts.draft('sms', { target }))).ok).toBe(true);
    await after(10);
    expect(await alerts.read(id)).toMatchObject({ state: 'pending', problem: null });
  });

  it('of a test is shown to its owner', async () => {
    const { id } = await alerts.told(alerts.draft('sms'));
    alerts.test.clock.advance({ seconds: 1 });
    await alerts.json(alerts.sendTest(id));
    alerts.services.twilio.ends.set(`SM${alerts.services.twilio.texts.length}`, { status: 'delivered' });
    await after(10);
    expect(await alerts.read(id)).toMatchObject({ last: { event: 'test', state: 'delivered' } });
  });
});
