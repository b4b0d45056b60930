import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPushKey, readPushKeys } from '#/modules/silence/alerts/channels/push-keys.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
});
afterEach(() => alerts.close());

describe('a browser', () => {
  it('is confirmed by a test that its service takes, signed with the key it subscribed with', async () => {
    const { recipient } = await alerts.add(alerts.draft('push'));
    expect(recipient).toMatchObject({ state: 'pending', hint: alerts.services.push.place });
    await alerts.json(alerts.sendTest(recipient.id));
    expect(await alerts.read(recipient.id)).toMatchObject({ state: 'confirmed' });
    expect([...alerts.services.push.signedBy]).toEqual([(await alerts.listAll()).pushKey]);
  });

  it('gets one notification of an incident, which a later one replaces', async () => {
    await alerts.settings({});
    await alerts.told(alerts.draft('push', { locale: 'fr' }));
    const incident = await alerts.raise();
    await alerts.round();
    await alerts.changeIncident(incident, { ended_at: alerts.test.clock.now() });
    await alerts.round();
    const { shown, requests } = alerts.services.push;
    expect(shown).toEqual([
      {
        title: 'Radio Aurora : silence',
        body: expect.stringContaining('dBFS'),
        tag: incident,
        event: 'raised',
        locale: 'fr',
        url: expect.stringMatching(/^https:\/\/studio\.example\/alert#token=/),
        actions: [
          { action: 'act', title: expect.any(String), url: shown[0]?.url },
          { action: 'page', title: expect.any(String), url: expect.stringMatching(/silence-detection$/) },
        ],
      },
      expect.objectContaining({
        event: 'recovered',
        tag: incident,
        url: expect.stringMatching(/detection$/),
      }),
    ]);
    const topic = incident.replaceAll('-', '');
    expect(requests.map(({ headers }) => [headers.topic, headers.urgency])).toEqual([
      [topic, 'high'],
      [topic, 'high'],
    ]);
  });

  it('with an address that may not be reached is refused', async () => {
    const { subscription } = alerts.targets.push;
    const target = {
      channel: 'push',
      subscription: { ...subscription, endpoint: 'https://10.0.0.1/x' },
    } as const;
    const response = await alerts.call('', { json: alerts.draft('push', { target }) });
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/target/subscription' }] });
  });
});

describe('the keys', () => {
  it('are the same for servers that start at once, and sealed', async () => {
    const { db } = alerts.test;
    const { secrets } = alerts.test.deps;
    await db.deleteFrom('push_keys').execute();
    // As of several servers: each has its own memory.
    const servers = Array.from({ length: 4 }, () => db.withoutPlugins());
    const read = await Promise.all(servers.map((each) => readPushKey({ db: each, secrets })));
    expect(new Set(read).size).toBe(1);
    const { privateKey } = await readPushKeys({ db: db.withoutPlugins(), secrets });
    const [row] = await db.selectFrom('push_keys').selectAll().execute();
    expect(row?.private_key.toString('latin1')).not.toContain(privateKey);
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
  });
});
