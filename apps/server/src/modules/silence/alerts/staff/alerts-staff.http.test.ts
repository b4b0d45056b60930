import type { AlertList, AlertReceipt } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';
import { policyCalls } from '#/testing/silence/policy-calls.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
});
afterEach(() => alerts.close());

const list = async (query = '') =>
  (await (
    await alerts.test.call(`/api/admin/silence/notifications${query}`, { as: 'admin' })
  ).json()) as AlertList;
const resend = (id: string) =>
  alerts.test.call(`/api/admin/silence/notifications/${id}/resend`, { as: 'admin', method: 'POST' });

it('lists the messages of all customers with the figures of the channels', async () => {
  await alerts.told(alerts.draft('webhook', { name: 'Desk' }));
  await alerts.told(alerts.draft('slack', { name: 'Newsroom' }));
  alerts.services.slack.archive();
  const incident = await alerts.raise();
  await alerts.round();
  const all = await list();
  expect(all).toMatchObject({ total: 2, day: { sent: 1, failed: 1, queued: 0 } });
  const { items } = await list('?state=failed,bounced&channel=slack&q=aurora%20newsroom');
  expect(items).toMatchObject([
    {
      station: { name: 'Radio Aurora' },
      customer: { email: 'owner@studio.test' },
      incident: { id: incident, kind: 'silent' },
      event: 'raised',
      state: 'failed',
      error: 'gone',
      attempts: 1,
      sentAt: null,
      durationMs: null,
    },
  ]);
  expect((await list('?q=harbour')).items).toEqual([]);
  const of = (channel: string) => all.channels.find((figure) => figure.channel === channel);
  expect(of('slack')).toMatchObject({ isAvailable: true, sent24h: 0, failed24h: 1, lastError: 'gone' });
  expect(of('webhook')).toMatchObject({ sent24h: 1, failed24h: 0, lastError: null });
  expect(of('sms')).toMatchObject({ isAvailable: true, sent24h: 0, lastSentAt: null });
});

it('sends a message again, about the incident as it is now', async () => {
  await alerts.told(alerts.draft('webhook', { name: 'Desk' }));
  const incident = await alerts.raise();
  await alerts.round();
  const [first] = (await list()).items;
  await alerts.changeIncident(incident, { ended_at: alerts.test.clock.now() });
  alerts.test.clock.advance({ minutes: 1 });
  const receipt = (await (await resend(first?.id ?? '')).json()) as AlertReceipt;
  expect(receipt).toMatchObject({ event: 'reminder', state: 'sent', status: 204 });
  expect(alerts.services.hook.requests.at(-1)?.body).toContain('Over: Radio Aurora: silence');
});

it('sends nothing to who was removed, and knows only its messages', async () => {
  const { id } = await alerts.told(alerts.draft('webhook'));
  await alerts.sendTest(id);
  const [message] = (await list()).items;
  await alerts.call(`/${id}`, { method: 'DELETE' });
  expect(await problemOf(await resend(message?.id ?? ''))).toMatchObject({
    code: 'silence.recipient_disabled',
  });
  expect((await resend('019b2f6e-0000-7000-8000-000000000000')).status).toBe(404);
});

it('names the policies of recipients, finds them, and sends their messages again', async () => {
  const policies = policyCalls(alerts);
  const { id } = await policies.create({ name: 'Network', trigger: 'all' });
  await alerts.settings({});
  await policies.told(id, 'Duty');
  await alerts.told(alerts.draft('webhook', { name: 'Desk' }));
  const incident = await alerts.raise();
  await alerts.round();
  const { recipients } = await policies.read(id);
  await policies.call(`/${id}/recipients/${recipients[0]?.id}/test`, { method: 'POST' });
  const about = { recipientName: 'Duty', policy: { id, name: 'Network' } };
  const { items, total } = await list('?q=network');
  expect(total).toBe(2);
  expect(items.find(({ event }) => event === 'test')).toMatchObject({
    ...about,
    station: null,
    customer: null,
  });
  const raised = items.find(({ event }) => event === 'raised');
  expect(raised).toMatchObject({ ...about, station: { name: 'Radio Aurora' }, incident: { id: incident } });
  await alerts.changeIncident(incident, { is_false_alarm: true });
  expect((await resend(raised?.id ?? '')).status).toBe(200);
  expect(alerts.services.hook.requests.at(-1)?.body).toContain('Over: Network: silence');
  const again = (await list('?q=network')).items.find(({ event }) => event === 'reminder');
  expect(again).toMatchObject({ ...about, station: { name: 'Radio Aurora' } });
  expect((await list('?q=desk')).items).toMatchObject([{ policy: null }]);
  const { messages } = await alerts.test.db
    .selectFrom('silence_alerts')
    .select((eb) => eb.fn.countAll<string>().as('messages'))
    .where('incident_id', '=', incident)
    .executeTakeFirstOrThrow();
  expect(Number(messages)).toBe(3);
  const path = `/api/control/silence/${demoStationIds.aurora}/incidents`;
  const seen = await Promise.all(
    (['owner', 'admin'] as const).map(async (as) => (await alerts.test.call(path, { as })).json()),
  );
  expect(seen).toMatchObject([{ items: [{ messages: 1 }] }, { items: [{ messages: 3 }] }]);
});
