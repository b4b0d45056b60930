import type { AlertPage } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemOf } from '#/testing/app/contract.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
});
afterEach(() => alerts.close());

const link = (name: 'open' | 'act' | 'confirm' | 'answer', json: object) =>
  alerts.test.call(`/api/control/alerts/${name}`, { json });
const page = async (response: Promise<Response>) => (await (await response).json()) as AlertPage;

/** Tells two people about an incident, and returns it with their tokens. */
async function tellTwo() {
  await alerts.told(alerts.draft('webhook', { name: 'Maeve' }));
  await alerts.told(alerts.draft('webhook', { name: 'Second', afterMin: 5 }));
  const incident = await alerts.raise();
  await alerts.round();
  return { incident, token: lastToken() };
}

function lastToken(): string {
  const [, token = ''] = /#token=([\w-]+)/.exec(alerts.services.hook.requests.at(-1)?.body ?? '') ?? [];
  return token;
}

describe('the link of a message', () => {
  it('shows its incident, and acknowledges it once: the next step is not told', async () => {
    const { incident, token } = await tellTwo();
    const before = await page(link('open', { token }));
    expect(before).toMatchObject({
      stationName: 'Radio Aurora',
      kind: 'silent',
      listeners: 92,
      acknowledged: null,
      recipientName: 'Maeve',
      used: null,
    });
    const heard: string[] = [];
    const stop = await alerts.test.deps.bus.subscribe((topics) => void heard.push(...(topics ?? [])));
    const acted = await page(link('act', { token, act: 'acknowledge', minutes: null }));
    expect(acted.acknowledged).toMatchObject({ by: 'Maeve' });
    expect(acted.used).toMatchObject({ act: 'acknowledge' });
    await expect.poll(() => heard.some((topic) => topic.startsWith('silence:'))).toBe(true);
    stop();
    // A second use shows what the first one did.
    expect(await page(link('act', { token, act: 'snooze', minutes: 60 }))).toEqual(acted);
    alerts.test.clock.advance({ minutes: 10 });
    await alerts.round();
    expect(await alerts.log(incident)).toEqual(['Maeve raised sent']);
    const row = await alerts.test.db.selectFrom('silence_incidents').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ acknowledged_by: 'Maeve', acknowledged_via: 'link', version: 2 });
  });

  it('snoozes the incident for some minutes', async () => {
    const { incident, token } = await tellTwo();
    const missing = await link('act', { token, act: 'snooze', minutes: null });
    expect((await problemOf(missing)).errors).toMatchObject([{ pointer: '/minutes', code: 'required' }]);
    const acted = await page(link('act', { token, act: 'snooze', minutes: 30 }));
    const until = new Date(alerts.test.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(acted).toMatchObject({ snoozedUntil: until, acknowledged: null, used: { act: 'snooze' } });
    alerts.test.clock.advance({ minutes: 29 });
    await alerts.round();
    expect(await alerts.log(incident)).toEqual(['Maeve raised sent']);
    alerts.test.clock.advance({ minutes: 1 });
    await alerts.round();
    expect(await alerts.log(incident)).toEqual(['Maeve raised sent', 'Second raised sent']);
  });

  it('is not stored, and ends a day after the incident', async () => {
    const { incident, token } = await tellTwo();
    const rows = await alerts.test.db.selectFrom('silence_alerts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await alerts.changeIncident(incident, { ended_at: alerts.test.clock.now() });
    alerts.test.clock.advance({ minutes: 24 * 60 - 1 });
    const late = await page(link('act', { token, act: 'acknowledge', minutes: null }));
    expect(late).toMatchObject({ acknowledged: null, used: null });
    expect(late.endedAt).not.toBeNull();
    alerts.test.clock.advance({ minutes: 1 });
    expect(await problemOf(await link('open', { token }))).toMatchObject({ code: 'auth.invalid_link' });
  });

  it.each(['open', 'act', 'confirm', 'answer'] as const)('must be known: %s', async (name) => {
    const fields =
      name === 'act' ? { act: 'acknowledge', minutes: null } : name === 'answer' ? { accept: true } : {};
    const response = await link(name, { token: 'a-token-of-nobody', ...fields });
    expect(await problemOf(response)).toMatchObject({ code: 'auth.invalid_link' });
  });

  it('is throttled by address', async () => {
    for (let count = 0; count < 120; count += 1) await link('open', { token: 'x' });
    expect((await link('open', { token: 'x' })).status).toBe(429);
  });
});

describe('a confirmation by email', () => {
  async function ask() {
    const target = { channel: 'email', email: 'tech@stranger.example' } as const;
    const { recipient } = await alerts.add(alerts.draft('email', { name: 'Tech', target }));
    const { mail } = alerts.test.mails.at(-1) ?? {};
    const [, token = ''] =
      /\/alert\/confirm#token=([\w-]+)$/.exec(mail && 'link' in mail ? mail.link : '') ?? [];
    return { recipient, token, mail };
  }

  it('is accepted by its link, and can be declined until it expires', async () => {
    const { recipient, token, mail } = await ask();
    expect(recipient).toMatchObject({ state: 'pending', hint: 't•••@stranger.example' });
    expect(mail).toMatchObject({ kind: 'silence_confirm', station: 'Radio Aurora' });
    expect(await (await link('confirm', { token })).json()).toEqual({
      stationName: 'Radio Aurora',
      policyName: null,
      recipientName: 'Tech',
      accepted: null,
    });
    expect(await (await link('answer', { token, accept: true })).json()).toMatchObject({ accepted: true });
    expect(await alerts.read(recipient.id)).toMatchObject({ state: 'confirmed', confirmUntil: null });
    expect(await (await link('answer', { token, accept: false })).json()).toMatchObject({ accepted: false });
    expect(await alerts.read(recipient.id)).toMatchObject({ state: 'disabled', problem: 'unsubscribed' });
    expect(await problemOf(await alerts.sendTest(recipient.id))).toMatchObject({
      code: 'silence.recipient_disabled',
    });
    alerts.test.clock.advance({ minutes: 7 * 24 * 60 });
    expect(await problemOf(await link('confirm', { token }))).toMatchObject({ code: 'auth.invalid_link' });
  });

  it('is sent again by a test, with a new link, at most five times a day', async () => {
    const { recipient, token } = await ask();
    alerts.test.clock.advance({ seconds: 1 });
    const response = await alerts.sendTest(recipient.id);
    expect(await response.json()).toMatchObject({ event: 'confirm', state: 'sent', status: null });
    expect(await problemOf(await link('confirm', { token }))).toMatchObject({ code: 'auth.invalid_link' });
    for (let count = 0; count < 3; count += 1) expect((await alerts.sendTest(recipient.id)).status).toBe(200);
    expect(await problemOf(await alerts.sendTest(recipient.id))).toMatchObject({
      code: 'request.rate_limited',
    });
    expect(alerts.test.mails.filter(({ mail }) => mail.kind === 'silence_confirm')).toHaveLength(5);
  });
});
