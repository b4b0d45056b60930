import { limits, type SilenceRecipient } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signatureHeaders } from '#/platform/crypto/sign-message.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type AlertTest, startAlertTest } from '#/testing/silence/alert-test.ts';

let alerts: AlertTest;
beforeEach(async () => {
  alerts = await startAlertTest();
});
afterEach(() => alerts.close());

const codeOf = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? '';
const verify = (id: string, code: string) => alerts.call(`/${id}/verify`, { method: 'POST', json: { code } });
const withoutTarget = (fields = {}) => {
  const { target: _target, ...rest } = alerts.draft('webhook', fields);
  return rest;
};

describe('a target', () => {
  it.each([
    ['email', 'o•••@studio.test'],
    ['slack', 'T01ABCDEF/B02GHIJKL/•••'],
    ['discord', '112233445566778899/•••'],
    ['telegram', '@radioaurora'],
    ['pagerduty', '•••bcde'],
    ['sms', '+353 •• ••• 041'],
  ] as const)('of %s is stored encrypted, and shown as %s', async (channel, hint) => {
    const created = await alerts.add(alerts.draft(channel));
    expect(created).toMatchObject({ recipient: { channel, hint }, secret: null });
    const target = alerts.targets[channel];
    const secret =
      Object.entries(target).find(([name]) => name !== 'channel' && name !== 'chatId')?.[1] ?? '';
    expect(JSON.stringify([created, await alerts.listAll()])).not.toContain(secret);
    const row = await alerts.test.db.selectFrom('silence_recipients').selectAll().executeTakeFirstOrThrow();
    expect(row.target.toString('latin1')).not.toContain(secret.slice(-12));
    const trail = await alerts.test.db.selectFrom('audit_trail').selectAll().execute();
    expect(JSON.stringify(trail)).not.toContain(secret);
  });

  it.each([
    ['webhook', { url: 'http://receiver.example/in' }, 'url'],
    ['webhook', { url: 'https://10.0.0.1/in' }, 'url'],
    [
      'slack',
      { url: 'https://hooks.slack.example/services/T01ABCDEF/B02GHIJKL/abcdefghijklmnopqrstuvwx' },
      'url',
    ],
    [
      'discord',
      { url: 'https://discord.com.evil.example/api/webhooks/112233445566778899/aaaaaaaaaaaaaaaaaaaaaaaa' },
      'url',
    ],
    ['teams', { url: 'https://aurora.webhook.office.com/webhookb2/x/IncomingWebhook/y/z' }, 'url'],
    ['telegram', { token: '../../x:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr', chatId: '-1' }, 'token'],
    ['pagerduty', { routingKey: 'short' }, 'routingKey'],
  ] as const)('of %s must have the form of the service: %j', async (channel, fields, field) => {
    const json = { ...withoutTarget(), target: { channel, ...fields } };
    const response = await alerts.call('', { json });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toMatchObject([
      { pointer: `/target/${field}`, code: 'pattern' },
    ]);
  });

  it('that changes must be confirmed again', async () => {
    const { id, version } = await alerts.told(alerts.draft('webhook'));
    const same = await alerts.change(id, version, {
      ...withoutTarget({ name: 'Renamed' }),
      target: alerts.targets.webhook,
    });
    expect(await same.json()).toMatchObject({
      recipient: { name: 'Renamed', state: 'confirmed', version: version + 1 },
      secret: null,
    });
    const target = { channel: 'webhook', url: `${alerts.services.hook.origin}/other` };
    const changed = await alerts.change(id, version + 1, { ...withoutTarget(), target });
    const body = (await changed.json()) as { recipient: SilenceRecipient; secret: string };
    expect(body.recipient).toMatchObject({ state: 'pending' });
    expect(body.secret).toMatch(/^whsec_/);
    const conflict = await alerts.change(id, version, withoutTarget());
    expect(conflict.status).toBe(412);
  });
});

describe('a confirmation', () => {
  it('is not needed for the address of a person of the account', async () => {
    const { recipient } = await alerts.add(alerts.draft('email'));
    expect(recipient).toMatchObject({ state: 'confirmed', confirmUntil: null });
    expect(alerts.test.mails).toEqual([]);
  });

  it('of a service is the first test that it takes', async () => {
    const { recipient } = await alerts.add(alerts.draft('webhook'));
    expect(recipient).toMatchObject({ state: 'pending', last: null });
    alerts.services.hook.faults.push({ status: 500, body: '' });
    await alerts.sendTest(recipient.id);
    expect(await alerts.read(recipient.id)).toMatchObject({ state: 'pending', problem: 'service_error' });
    await alerts.sendTest(recipient.id);
    expect(await alerts.read(recipient.id)).toMatchObject({ state: 'confirmed', problem: null });
  });

  it.each(['sms', 'voice'] as const)('of a number for %s is a code of six digits', async (channel) => {
    const { recipient } = await alerts.add(alerts.draft(channel));
    expect(recipient).toMatchObject({ state: 'pending', last: { event: 'confirm', state: 'sent' } });
    const { texts, calls } = alerts.services.twilio;
    const code = codeOf(channel === 'sms' ? texts[0]?.body : calls[0]?.twiml.replaceAll(', ', ''));
    const response = await verify(recipient.id, code);
    expect(await response.json()).toMatchObject({ state: 'confirmed', confirmUntil: null });
  });

  it('by a code can be tried five times, for ten minutes', async () => {
    const { recipient } = await alerts.add(alerts.draft('sms'));
    const code = codeOf(alerts.services.twilio.texts[0]?.body);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let count = 0; count < 5; count += 1)
      expect(await problemOf(await verify(recipient.id, wrong))).toMatchObject({ code: 'auth.invalid_code' });
    expect(await problemOf(await verify(recipient.id, code))).toMatchObject({ code: 'request.rate_limited' });
    alerts.test.clock.advance({ minutes: 10 });
    expect(await problemOf(await verify(recipient.id, code))).toMatchObject({ code: 'auth.invalid_code' });
    await alerts.sendTest(recipient.id);
    const next = codeOf(alerts.services.twilio.texts[1]?.body);
    expect((await verify(recipient.id, next)).status).toBe(200);
  });

  it('cannot flood a telephone, also not from other recipients', async () => {
    for (let count = 0; count < 5; count += 1) await alerts.add(alerts.draft('sms'));
    const response = await alerts.call('', { json: alerts.draft('sms') });
    expect(await problemOf(response)).toMatchObject({ code: 'request.rate_limited' });
    expect(alerts.services.twilio.texts).toHaveLength(5);
  });
});

describe('a webhook', () => {
  it('gets its signing secret once, and signed messages', async () => {
    const { recipient, secret } = await alerts.add(alerts.draft('webhook'));
    await alerts.sendTest(recipient.id);
    const [request] = alerts.services.hook.requests;
    const at = alerts.test.clock.now();
    const id = String(request?.headers['webhook-id']);
    const expected = signatureHeaders({ id, at, body: request?.body ?? '' }, [secret ?? '']);
    expect(request?.headers).toMatchObject(expected);
    expect(request?.json).toMatchObject({ type: 'silence.test', timestamp: at.toISOString() });
    expect(JSON.stringify(await alerts.listAll())).not.toContain(secret);
  });
});

describe('an email', () => {
  it('is in the language of its recipient, with the link of the incident', async () => {
    await alerts.told(alerts.draft('email', { locale: 'fr', name: 'Maeve' }));
    await alerts.raise();
    await alerts.round();
    const sent = alerts.test.mails.at(-1);
    expect(sent?.to).toEqual({ email: 'owner@studio.test', locale: 'fr' });
    expect(sent?.mail).toMatchObject({ kind: 'silence_started', name: 'Maeve', station: 'Radio Aurora' });
    const mail = sent && 'quote' in sent.mail && 'link' in sent.mail ? sent.mail : undefined;
    expect(mail?.quote).toContain('Niveau le plus bas : -72,4 dBFS');
    expect(mail?.link).toMatch(/^https:\/\/studio\.example\/alert#token=[\w-]{22}$/);
  });
});

describe('the recipients of a station', () => {
  it('are listed in the order in which they are told', async () => {
    await alerts.add(alerts.draft('webhook', { name: 'Later', afterMin: 15 }));
    await alerts.add(alerts.draft('webhook', { name: 'First' }));
    expect((await alerts.listAll()).items.map(({ name }) => name)).toEqual(['First', 'Later']);
  });

  it('have a limit, which staff can change', async () => {
    await alerts.settings({});
    await alerts.test.db.updateTable('silence_settings').set({ max_recipients: 1 }).execute();
    await alerts.add(alerts.draft('webhook'));
    const full = await alerts.call('', { json: alerts.draft('webhook') });
    expect(await problemOf(full)).toMatchObject({ code: 'resource.limit_reached' });
    expect(limits.recipients).toBeGreaterThan(1);
  });

  it('are those of the account: another customer gets 404 for each operation', async () => {
    const { recipient } = await alerts.add(alerts.draft('webhook'));
    const one = `/${recipient.id}`;
    const calls = [
      alerts.call('', { as: 'second' }),
      alerts.call('', { as: 'second', json: alerts.draft('webhook') }),
      alerts.call(one, { as: 'second', method: 'PUT', json: withoutTarget(), headers: { 'if-match': '1' } }),
      alerts.call(`${one}/verify`, { as: 'second', method: 'POST', json: { code: '123456' } }),
      alerts.call(`${one}/test`, { as: 'second', method: 'POST' }),
      alerts.call(one, { as: 'second', method: 'DELETE' }),
    ];
    for (const call of calls) expect((await call).status).toBe(404);
    expect(await alerts.read(recipient.id)).toEqual(recipient);
    expect((await alerts.call('', { as: 'admin' })).status).toBe(200);
  });

  it('that are removed are told nothing more; their messages stay in the log', async () => {
    const recipient = await alerts.told(alerts.draft('webhook'));
    alerts.services.hook.faults.push({ status: 503, body: '' });
    const incident = await alerts.raise();
    await alerts.round();
    expect((await alerts.call(`/${recipient.id}`, { method: 'DELETE' })).status).toBe(204);
    alerts.test.clock.advance({ minutes: 5 });
    await alerts.round();
    expect(await alerts.log(incident)).toEqual(['Desk webhook raised skipped']);
    expect(alerts.services.hook.requests).toHaveLength(1);
  });
});
