import { limits, type RecipientConfirmation } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { type AlertTest, bodyOf, startAlertTest } from '#/testing/silence/alert-test.ts';
import { policyCalls } from '#/testing/silence/policy-calls.ts';

let alerts: AlertTest;
let policies: ReturnType<typeof policyCalls>;
let id: string;
beforeEach(async () => {
  alerts = await startAlertTest();
  policies = policyCalls(alerts);
  await alerts.settings({}, demoStationIds.harbourRock);
  ({ id } = await policies.create());
});
afterEach(() => alerts.close());

const send = (recipientId: string) =>
  policies.call(`/${id}/recipients/${recipientId}/test`, { method: 'POST' });
const verify = (recipientId: string, code: string) =>
  policies.call(`/${id}/recipients/${recipientId}/verify`, { json: { code } });
const without = (fields: object) => {
  const { target: _target, ...rest } = alerts.draft('webhook', fields);
  return rest;
};
const change = (recipientId: string, version: number, json: object) =>
  policies.call(`/${id}/recipients/${recipientId}`, {
    method: 'PUT',
    json,
    headers: { 'if-match': String(version) },
  });

describe('a recipient of a policy', () => {
  it('is confirmed by a test that names the policy, changed with a version, and removed', async () => {
    const { recipient, secret } = await policies.add(id, alerts.draft('webhook', { name: 'Duty' }));
    expect(secret).toMatch(/^whsec_/);
    expect(recipient.state).toBe('pending');
    expect(await bodyOf(send(recipient.id))).toMatchObject({ event: 'test', state: 'sent', status: 204 });
    expect(alerts.services.hook.requests[0]?.json).toMatchObject({
      type: 'silence.test',
      data: { station: null, incident: null, url: 'https://studio.example/admin/silence/policies' },
    });
    expect(alerts.services.hook.requests[0]?.body).toContain('Test message for Night team');
    expect(await policies.recipient(id, recipient.id)).toMatchObject({ state: 'confirmed' });
    const changed = await change(recipient.id, recipient.version, without({ name: 'Day' }));
    expect(await changed.json()).toMatchObject({
      recipient: { name: 'Day', state: 'confirmed' },
      secret: null,
    });
    const conflict = await change(recipient.id, recipient.version, without({}));
    expect(conflict.status).toBe(412);
    expect(await conflict.json()).toMatchObject({ current: { name: 'Day' } });
    await policies.call(`/${id}/recipients/${recipient.id}`, { method: 'DELETE' });
    expect((await policies.read(id)).recipients).toEqual([]);
    expect(await trail()).toMatchObject([
      {
        action: 'silence_recipient.created',
        account_id: null,
        details: { policy: 'Night team', policyId: id },
      },
      { action: 'silence_recipient.updated', account_id: null, after: { name: 'Day' } },
      { action: 'silence_recipient.deleted', account_id: null, details: { recipient: 'Day' } },
    ]);
  });

  it('by email is asked by a mail that names the policy; people of the team need not answer', async () => {
    const email = 'duty@agency.example';
    const stranger = { channel: 'email', email } as const;
    const { recipient } = await policies.add(id, alerts.draft('email', { name: 'Duty', target: stranger }));
    expect(recipient.state).toBe('pending');
    const sent = alerts.test.mails.at(-1);
    expect(sent?.to).toEqual({ email, locale: 'en' });
    expect(sent?.mail).toMatchObject({ kind: 'silence_confirm', policy: 'Night team', name: 'Duty' });
    const [, token = ''] = /#token=([\w-]+)$/.exec(sent && 'link' in sent.mail ? sent.mail.link : '') ?? [];
    const answer = (to: string, json: object) =>
      bodyOf<RecipientConfirmation>(alerts.test.call(`/api/control/alerts/${to}`, { json }));
    const about = { stationName: null, policyName: 'Night team', recipientName: 'Duty' };
    expect(await answer('confirm', { token })).toEqual({ ...about, accepted: null });
    expect(await answer('answer', { token, accept: true })).toEqual({ ...about, accepted: true });
    expect(await policies.recipient(id, recipient.id)).toMatchObject({ state: 'confirmed' });
    await bodyOf(send(recipient.id));
    expect(alerts.test.mails.at(-1)?.mail).toMatchObject({ kind: 'silence_test', policy: 'Night team' });
    const { email: ofTeam } = await alerts.test.db
      .selectFrom('admins')
      .select('email')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    const own = await policies.add(
      id,
      alerts.draft('email', { target: { channel: 'email', email: ofTeam } }),
    );
    const ofCustomer = await policies.add(id, alerts.draft('email'));
    expect([own.recipient.state, ofCustomer.recipient.state]).toEqual(['confirmed', 'pending']);
  });

  it('by telephone is confirmed by a code, within the limit of text messages of the policy', async () => {
    const { recipient } = await policies.add(id, alerts.draft('sms'));
    const code = /\d{6}/.exec(alerts.services.twilio.texts[0]?.body ?? '')?.[0] ?? '';
    expect(await problemOf(await verify(recipient.id, '000000'))).toMatchObject({
      code: 'auth.invalid_code',
    });
    expect(await bodyOf(verify(recipient.id, code))).toMatchObject({ state: 'confirmed' });
    await alerts.test.db
      .insertInto('silence_alerts')
      .values(
        Array.from({ length: limits.smsPerMonth - 1 }, () => ({
          id: crypto.randomUUID(),
          station_id: demoStationIds.harbourRock,
          policy_id: id,
          recipient_name: 'Duty',
          channel: 'sms' as const,
          hint: '',
          event: 'raised' as const,
          state: 'sent' as const,
          queued_at: alerts.test.clock.now(),
          sent_at: alerts.test.clock.now(),
        })),
      )
      .execute();
    expect(await bodyOf(send(recipient.id))).toMatchObject({ state: 'failed', error: 'quota_exceeded' });
    await alerts.settings({}, demoStationIds.harbourRock);
    expect((await alerts.listAll()).sms).toMatchObject({ used: 0 });
  });

  it('is one of at most twenty', async () => {
    for (let count = 0; count < limits.recipients; count += 1) await policies.told(id, `Desk ${count}`);
    const full = await policies.call(`/${id}/recipients`, { json: alerts.draft('webhook') });
    expect(await problemOf(full)).toMatchObject({ code: 'resource.limit_reached' });
  });

  it('is disabled when its service is gone, and that is recorded', async () => {
    const recipientId = await policies.told(id, 'Duty');
    alerts.services.hook.faults.push({ status: 410, body: '' });
    await alerts.raise({ station: demoStationIds.harbourRock });
    await alerts.round();
    expect(await policies.recipient(id, recipientId)).toMatchObject({ state: 'disabled', problem: 'gone' });
    expect((await trail()).at(-1)).toMatchObject({
      action: 'silence_recipient.updated',
      account_id: null,
      details: { policy: 'Night team', reason: 'gone' },
    });
    expect(await policies.list()).toMatchObject([{ recipients: 0, pending: 0, told: 0 }]);
  });
});

describe('access', () => {
  it('is by the policy: neither customers nor the paths of stations or other policies reach it', async () => {
    const recipientId = await policies.told(id, 'Duty');
    const other = await policies.create({ name: 'Other' });
    expect((await alerts.listAll()).items).toEqual([]);
    const headers = { 'if-match': '1' };
    const json = without({});
    const calls = [
      { method: 'PUT', json, headers },
      { method: 'DELETE' },
      { to: '/test', method: 'POST' },
      { to: '/verify', json: { code: '123456' } },
    ];
    for (const { to = '', ...options } of calls) {
      const at = `/${recipientId}${to}`;
      expect((await alerts.call(at, options)).status).toBe(404);
      expect((await alerts.call(at, { ...options, as: 'admin' })).status).toBe(404);
      expect((await policies.call(`/${other.id}/recipients${at}`, options)).status).toBe(404);
      expect((await policies.call(`/${id}/recipients${at}`, { ...options, as: 'owner' })).status).toBe(403);
    }
    const own = await alerts.told(alerts.draft('webhook'));
    const asPolicy = await policies.call(`/${id}/recipients/${own.id}`, { method: 'DELETE' });
    expect(asPolicy.status).toBe(404);
    expect(await policies.recipient(id, recipientId)).toMatchObject({ name: 'Duty', version: 1 });
  });
});

const trail = () =>
  alerts.test.db
    .selectFrom('audit_trail')
    .select(['action', 'account_id', 'details', 'after'])
    .where(sql<boolean>`action like 'silence_recipient.%'`)
    .orderBy('id')
    .execute();
