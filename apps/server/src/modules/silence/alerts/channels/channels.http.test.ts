import type { AlertChannel, AlertReceipt } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
});
afterEach(() => alerts.close());

type Service = keyof AlertTest['services'];
const serviceOf: Readonly<Record<Exclude<AlertChannel, 'email'>, Service>> = {
  webhook: 'hook',
  slack: 'slack',
  discord: 'discord',
  teams: 'teams',
  telegram: 'telegram',
  pagerduty: 'pagerduty',
  sms: 'twilio',
  voice: 'twilio',
  push: 'push',
};
const channels = Object.keys(serviceOf) as (keyof typeof serviceOf)[];
const accepted: Readonly<Record<keyof typeof serviceOf, number>> = {
  webhook: 204,
  slack: 200,
  discord: 200,
  teams: 202,
  telegram: 200,
  pagerduty: 202,
  sms: 201,
  voice: 201,
  push: 201,
};

/** A second later, so that its receipt is the last one. */
async function sendTest(id: string): Promise<AlertReceipt> {
  alerts.test.clock.advance({ seconds: 1 });
  return alerts.json<AlertReceipt>(alerts.sendTest(id));
}

describe('a message', () => {
  it.each(channels)('is taken by %s', async (channel) => {
    const { id } = await alerts.told(alerts.draft(channel, { name: '*Desk* <b>& @everyone' }));
    const receipt = await sendTest(id);
    expect(receipt).toMatchObject({ event: 'test', state: 'sent', status: accepted[channel], error: null });
    expect(await alerts.read(id)).toMatchObject({ state: 'confirmed', problem: null, last: receipt });
  });

  it.each(channels)('about an incident has its facts and its link on %s', async (channel) => {
    await alerts.told(alerts.draft(channel));
    alerts.services[serviceOf[channel]].requests.length = 0;
    await alerts.raise();
    await alerts.round();
    const [request] = alerts.services[serviceOf[channel]].requests;
    const shown = channel === 'push' ? alerts.services.push.shown.at(-1) : request?.json;
    const sent = shown ? JSON.stringify(shown) : new URLSearchParams(request?.body).toString();
    const plain = decodeURIComponent(sent.replaceAll('+', ' ')).replaceAll(String.raw`\\`, '');
    expect(plain).toContain('Radio Aurora: silence');
    if (channel !== 'voice') expect(plain).toMatch(/https:\/\/studio\.example\/alert#token=[\w-]{22}/);
    if (channel !== 'voice' && channel !== 'sms') expect(plain).toMatch(/72\.4 dBFS/);
  });

  it.each(channels)('waits as long as %s asks', async (channel) => {
    const { id } = await alerts.told(alerts.draft(channel));
    const incident = await alerts.raise();
    const limited = { status: 429, body: { ok: false }, headers: { 'retry-after': '90' } };
    alerts.services[serviceOf[channel]].faults.push(limited);
    await alerts.round();
    expect(await alerts.read(id)).toMatchObject({ problem: 'rate_limited', last: { state: 'queued' } });
    alerts.test.clock.advance({ seconds: 89 });
    await alerts.round();
    expect(await alerts.log(incident)).toEqual([`Desk ${channel} raised queued`]);
    alerts.test.clock.advance({ seconds: 1 });
    await alerts.round();
    expect(await alerts.log(incident)).toEqual([`Desk ${channel} raised sent`]);
    const { last } = await alerts.read(id);
    expect(last).toMatchObject({ state: 'sent', error: null });
    expect(last?.durationMs).toBeGreaterThanOrEqual(90_000);
  });
});

describe('a failure', () => {
  const failures: readonly [
    string,
    keyof typeof serviceOf,
    (test: AlertTest) => void,
    { readonly error: string; readonly status: number | null },
  ][] = [
    [
      'a receiver that is gone',
      'webhook',
      ({ services }) => services.hook.faults.push({ status: 410, body: '' }),
      { error: 'gone', status: 410 },
    ],
    [
      'a redirect',
      'webhook',
      ({ services }) =>
        services.hook.faults.push({ status: 302, body: '', headers: { location: 'https://x.example' } }),
      { error: 'bad_reply', status: 302 },
    ],
    [
      'no reply',
      'webhook',
      ({ services }) => services.hook.faults.push('mute'),
      { error: 'time_out', status: null },
    ],
    [
      'an archived channel',
      'slack',
      ({ services }) => services.slack.archive(),
      { error: 'gone', status: 410 },
    ],
    [
      'a removed hook',
      'slack',
      ({ services }) => services.slack.faults.push({ status: 404, body: 'no_service' }),
      { error: 'gone', status: 404 },
    ],
    [
      'an error in a successful reply',
      'slack',
      ({ services }) => services.slack.faults.push({ status: 200, body: 'invalid_payload' }),
      { error: 'bad_reply', status: 200 },
    ],
    [
      'a deleted webhook',
      'discord',
      ({ services }) => services.discord.remove(),
      { error: 'gone', status: 404 },
    ],
    [
      'a message that is not stored',
      'discord',
      ({ services }) => services.discord.faults.push({ status: 204, body: '' }),
      { error: 'bad_reply', status: 204 },
    ],
    [
      'a workflow with another signature',
      'teams',
      ({ services }) => services.teams.faults.push({ status: 401, body: { error: {} } }),
      { error: 'unauthorized', status: 401 },
    ],
    ['a removed bot', 'telegram', ({ services }) => services.telegram.kick(), { error: 'gone', status: 403 }],
    [
      'an error in a successful reply',
      'telegram',
      ({ services }) => services.telegram.faults.push({ status: 200, body: { ok: false } }),
      { error: 'bad_reply', status: 200 },
    ],
    [
      'an unknown key',
      'pagerduty',
      ({ services }) => services.pagerduty.faults.push({ status: 400, body: { status: 'invalid event' } }),
      { error: 'rejected', status: 400 },
    ],
    [
      'a fault of the service',
      'pagerduty',
      ({ services }) => services.pagerduty.faults.push({ status: 503, body: '' }),
      { error: 'service_error', status: 503 },
    ],
    [
      'a person who replied STOP',
      'sms',
      ({ services, targets }) => services.twilio.stopped.add(targets.sms.phone),
      { error: 'unsubscribed', status: 400 },
    ],
    [
      'a browser that is subscribed no more',
      'push',
      ({ services }) => services.push.unsubscribe(),
      { error: 'gone', status: 410 },
    ],
    [
      'a message that is too large',
      'push',
      ({ services }) => services.push.faults.push({ status: 413, body: '' }),
      { error: 'rejected', status: 413 },
    ],
    [
      'too many calls',
      'voice',
      ({ services }) => services.twilio.faults.push({ status: 429, body: { code: 20_429 } }),
      { error: 'rate_limited', status: 429 },
    ],
  ];

  it.each(failures)('by %s (%s) is in the receipt', async (_name, channel, refuse, expected) => {
    const { id } = await alerts.told(alerts.draft(channel));
    refuse(alerts);
    expect(await sendTest(id)).toMatchObject({ state: 'failed', ...expected, durationMs: null });
    // A failed test turns nothing off.
    expect(await alerts.read(id)).toMatchObject({ state: 'confirmed', problem: expected.error });
  });

  it.each(failures)(
    'by %s (%s) is tried again only if it can pass',
    async (_name, channel, refuse, { error }) => {
      const { id } = await alerts.told(alerts.draft(channel));
      const incident = await alerts.raise();
      refuse(alerts);
      await alerts.round();
      const isPassing = !['gone', 'unsubscribed', 'unauthorized', 'rejected'].includes(error);
      expect(await alerts.log(incident)).toEqual([
        `Desk ${channel} raised ${isPassing ? 'queued' : 'failed'}`,
      ]);
      const isFinal = error === 'gone' || error === 'unsubscribed';
      expect(await alerts.read(id)).toMatchObject({
        state: isFinal ? 'disabled' : 'confirmed',
        problem: error,
      });
    },
  );

  it('never puts a secret into the log or the receipts', async () => {
    for (const channel of channels) {
      const { id } = await alerts.told(alerts.draft(channel));
      alerts.services[serviceOf[channel]].faults.push('hang');
      await sendTest(id);
    }
    const { url } = alerts.targets.slack;
    const { endpoint, keys } = alerts.targets.push.subscription;
    const secrets = [
      url.slice(-24),
      'secret-of-the-workflow',
      endpoint,
      keys.auth,
      alerts.targets.telegram.token,
      'key=1',
    ];
    const rows = await alerts.test.db.selectFrom('silence_alerts').selectAll().execute();
    const trail = await alerts.test.db.selectFrom('audit_trail').selectAll().execute();
    const told = JSON.stringify([rows, trail, await alerts.listAll(), alerts.test.logs]);
    for (const secret of [...secrets, alerts.targets.pagerduty.routingKey])
      expect(told).not.toContain(secret);
  });
});

describe('a channel', () => {
  it('of Telegram that became a supergroup is reached by its new number', async () => {
    alerts.services.telegram.migrate('-4001', -1_004_001);
    const target = { ...alerts.targets.telegram, chatId: '-4001' };
    const { id } = await alerts.told(alerts.draft('telegram', { target }));
    expect(await sendTest(id)).toMatchObject({ state: 'sent' });
    expect(await alerts.read(id)).toMatchObject({ hint: '-1004001' });
    alerts.services.telegram.requests.length = 0;
    await sendTest(id);
    expect(alerts.services.telegram.requests.map(({ json }) => json?.chat_id)).toEqual(['-1004001']);
  });

  it('of Discord mentions nobody, and waits for the message', async () => {
    const { id } = await alerts.told(alerts.draft('discord'));
    await sendTest(id);
    const [request] = alerts.services.discord.requests;
    expect(request?.url.searchParams.get('wait')).toBe('true');
    expect(request?.json).toMatchObject({ allowed_mentions: { parse: [] } });
  });

  it('of Teams shows an Adaptive Card', async () => {
    const { id } = await alerts.told(alerts.draft('teams'));
    await sendTest(id);
    expect(alerts.services.teams.cards).toHaveLength(1);
  });

  it('of PagerDuty opens, acknowledges and closes one alert for an incident', async () => {
    await alerts.told(alerts.draft('pagerduty'));
    const incident = await alerts.raise();
    const state = () => alerts.services.pagerduty.alerts.get(incident);
    await alerts.round();
    expect(state()).toBe('triggered');
    const at = alerts.test.clock.now();
    await alerts.changeIncident(incident, { acknowledged_at: at, acknowledged_by: 'Maeve' });
    await alerts.round();
    expect(state()).toBe('acknowledged');
    await alerts.settings({ tellsRecovery: false });
    await alerts.changeIncident(incident, { ended_at: at });
    await alerts.round();
    expect(state()).toBe('resolved');
    await alerts.round();
    expect(alerts.services.pagerduty.requests).toHaveLength(3);
  });

  it('of text messages ends with the quota of the month', async () => {
    await alerts.settings({});
    await alerts.test.db.updateTable('silence_settings').set({ sms_per_month: 2 }).execute();
    const { id } = await alerts.told(alerts.draft('sms'));
    expect(await sendTest(id)).toMatchObject({ state: 'sent' });
    expect(await sendTest(id)).toMatchObject({ state: 'failed', error: 'quota_exceeded' });
    expect((await alerts.listAll()).sms).toEqual({ used: 2, limit: 2 });
    alerts.test.clock.advance({ minutes: 31 * 24 * 60 });
    expect(await sendTest(id)).toMatchObject({ state: 'sent' });
  });

  it('of calls says the message twice, as text and no markup', async () => {
    await alerts.told(alerts.draft('voice', { locale: 'fr' }));
    await alerts.test.db.updateTable('stations').set({ name: 'R&B <FM>' }).execute();
    await alerts.raise();
    await alerts.round();
    expect(alerts.services.twilio.calls.at(-1)?.twiml).toMatch(
      /^<Response><Say language="fr-FR" loop="2">R&amp;B &lt;FM&gt; : silence\./,
    );
  });
});
