import { randomBytes } from 'node:crypto';
import type { CreatedRecipient } from '@unmuted/api/contract';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { alertCode, codeHash, tokenHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const id = demoStationIds.aurora;
const path = `/api/control/silence/${id}/recipients`;
/** Replaced by `prepare`. */
const params = { id, recipientId: '019b2f6e-0000-7000-8000-000000000000' };

const fields = {
  name: 'Night desk',
  afterMin: 5,
  locale: 'en',
  timeZone: 'Europe/Dublin',
  quietHours: { from: '23:00', until: '07:00' },
} as const;
export const recipientExample = {
  ...fields,
  target: { channel: 'webhook', url: 'https://alerts.radio.example/in' },
} as const;

/** Calls about who is told about incidents. No service answers in these tests. */
export const examples: OperationExamples = {
  'silenceRecipients.list': { access: 'owned', params: { id } },
  'silenceRecipients.create': {
    access: 'owned',
    params: { id },
    json: recipientExample,
    prepare: withoutRecipients,
  },
  'silenceRecipients.update': {
    access: 'owned',
    params,
    json: { ...fields, name: 'Day desk' },
    headers: { 'if-match': '1' },
    prepare: withRecipient,
    statuses: [200, 404, 412],
  },
  'silenceRecipients.delete': { access: 'owned', params, prepare: withRecipient, statuses: [204, 404] },
  'silenceRecipients.verify': {
    access: 'owned',
    params,
    json: { code: '123456' },
    prepare: withCode,
    statuses: [200, 404],
  },
  'silenceRecipients.test': { access: 'owned', params, prepare: withRecipient, statuses: [200, 404] },
  'alerts.open': {
    access: 'open',
    json: { token: 'unknown' },
    prepare: withAlertLink,
    statuses: [200, 422],
  },
  'alerts.act': {
    access: 'open',
    json: { token: 'unknown', act: 'snooze', minutes: 30 },
    prepare: async (test) => {
      const { json } = await withAlertLink(test);
      return { json: { ...json, act: 'snooze', minutes: 30 } };
    },
    statuses: [200, 422],
  },
  'alerts.confirm': {
    access: 'open',
    json: { token: 'unknown' },
    prepare: withConfirmation,
    statuses: [200, 422],
  },
  'alerts.answer': {
    access: 'open',
    json: { token: 'unknown', accept: true },
    prepare: async (test) => {
      const { json } = await withConfirmation(test);
      return { json: { ...json, accept: true } };
    },
    statuses: [200, 422],
  },
  'adminSilence.notifications': { access: 'admins', query: '?state=sent,failed&channel=email&q=aurora' },
  'adminSilence.resend': {
    access: 'admins',
    prepare: async (test) => {
      const { params: place } = await withRecipient(test);
      await confirm(test, place.recipientId);
      return { params: { id: await withAlert(test, { recipientId: place.recipientId }) } };
    },
    statuses: [200, 404],
  },
};

async function withoutRecipients({ db }: TestApp) {
  await db.deleteFrom('silence_recipients').execute();
  return {};
}

/** Adds a webhook that nobody has tested. */
export async function withRecipient(test: TestApp) {
  await withoutRecipients(test);
  const response = await test.call(path, { as: 'owner', json: recipientExample });
  const { recipient } = (await response.json()) as CreatedRecipient;
  return { params: { id, recipientId: recipient.id } };
}

const confirm = ({ db, clock }: TestApp, recipientId: string) =>
  db
    .updateTable('silence_recipients')
    .set({ confirmed_at: clock.now() })
    .where('id', '=', recipientId)
    .execute();

/** A telephone number that waits for its code. */
async function withCode(test: TestApp) {
  const { params: place } = await withRecipient(test);
  const { secrets } = test.deps;
  const code = alertCode(secrets, place.recipientId);
  await test.db
    .updateTable('silence_recipients')
    .set({
      channel: 'sms',
      confirm_hash: codeHash(secrets, place.recipientId, code),
      confirm_until: new Date(test.clock.now().getTime() + 60_000),
    })
    .where('id', '=', place.recipientId)
    .execute();
  return { params: place, json: { code } };
}

async function withConfirmation(test: TestApp) {
  const { params: place } = await withRecipient(test);
  const token = randomBytes(16).toString('base64url');
  await test.db
    .updateTable('silence_recipients')
    .set({
      channel: 'email',
      confirm_hash: tokenHash(token),
      confirm_until: new Date(test.clock.now().getTime() + 60_000),
    })
    .where('id', '=', place.recipientId)
    .execute();
  return { json: { token } };
}

interface Alerted {
  readonly recipientId?: string | null;
  readonly incidentId?: string | null;
  readonly linkHash?: Buffer | null;
}

async function withAlert(
  { db, clock }: TestApp,
  { recipientId = null, incidentId = null, linkHash = null }: Alerted,
): Promise<string> {
  const at = clock.now();
  const alertId = uuidv7(at);
  await db
    .insertInto('silence_alerts')
    .values({
      id: alertId,
      station_id: id,
      incident_id: incidentId,
      recipient_id: recipientId,
      recipient_name: fields.name,
      channel: 'webhook',
      hint: 'alerts.radio.example/•••',
      event: incidentId === null ? 'test' : 'raised',
      state: 'sent',
      queued_at: at,
      sent_at: at,
      link_hash: linkHash,
    })
    .execute();
  return alertId;
}

/** A message about an open incident. */
async function withAlertLink(test: TestApp) {
  const { db, clock } = test;
  const at = clock.now();
  const token = randomBytes(16).toString('base64url');
  const incidentId = uuidv7(at);
  await db
    .insertInto('silence_incidents')
    .values({ id: incidentId, station_id: id, kind: 'silent', started_at: at, raised_at: at, is_test: true })
    .execute();
  await withAlert(test, { incidentId, linkHash: tokenHash(token) });
  return { json: { token } };
}

/** Tests a recipient that was disabled. */
export async function testDisabled(test: TestApp): Promise<Response> {
  const { params: place } = await withRecipient(test);
  await test.db.updateTable('silence_recipients').set({ disabled_at: test.clock.now() }).execute();
  return test.call(`${path}/${place.recipientId}/test`, { as: 'owner', method: 'POST' });
}

/** Adds a telephone number where nobody sends text messages. */
export const addTelephone = (test: TestApp): Promise<Response> =>
  test.call(path, {
    as: 'owner',
    json: { ...fields, target: { channel: 'sms', phone: '+353861234041' } },
  });
