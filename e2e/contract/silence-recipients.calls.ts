import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'adds, changes, tests and removes who is told about incidents': useRecipients,
  'asks by email, and lists the messages to staff': useConfirmation,
  'opens no alert with an unknown token': openUnknown,
};

const all = '/control/silence/{id}/recipients';
const one = `${all}/{recipientId}` as const;
const fields = {
  name: 'Night desk',
  afterMin: 5,
  locale: 'en' as const,
  timeZone: 'Europe/Dublin',
  quietHours: null,
};

async function stationOf({ main }: ApiClients) {
  const { items } = await unwrap(main.GET('/control/products'));
  const product = items.find(({ type, name }) => type === 'station' && name === 'Radio Aurora');
  if (product?.type !== 'station') throw new Error('The demo has a station.');
  return { id: product.stationId };
}

async function useRecipients(clients: ApiClients): Promise<void> {
  const { main } = clients;
  const path = await stationOf(clients);
  const target = { channel: 'webhook' as const, url: 'https://alerts.radio.example/in?key=hidden' };
  const created = await unwrap(main.POST(all, { params: { path }, body: { ...fields, target } }));
  expect(created).toMatchObject({ recipient: { channel: 'webhook', state: 'pending' } });
  expect(created.secret).toMatch(/^whsec_/);
  const { id: recipientId, version } = created.recipient;
  const params = { path: { ...path, recipientId } };
  const listed = await unwrap(main.GET(all, { params: { path } }));
  expect(listed.items).toContainEqual(created.recipient);
  expect(JSON.stringify(listed)).not.toContain('hidden');
  expect(listed.channels).toContainEqual({ channel: 'sms', isAvailable: false });
  const header = { 'If-Match': String(version) };
  const body = { ...fields, name: 'Day desk' };
  const saved = await unwrap(main.PUT(one, { params: { ...params, header }, body }));
  expect(saved).toMatchObject({ recipient: { name: 'Day desk' }, secret: null });
  const receipt = await unwrap(main.POST(`${one}/test`, { params }));
  expect(receipt).toMatchObject({ event: 'test', state: 'failed', error: 'not_resolved' });
  const verified = await main.POST(`${one}/verify`, { params, body: { code: '123456' } });
  expect(verified.error).toMatchObject({ code: 'auth.invalid_code' });
  await unwrap(main.DELETE(one, { params }));
  expect((await unwrap(main.GET(all, { params: { path } }))).items).toEqual([]);
}

async function useConfirmation(clients: ApiClients, tools: CallTools): Promise<void> {
  const { main } = clients;
  const path = await stationOf(clients);
  const target = { channel: 'email' as const, email: 'desk@stranger.example' };
  const created = await unwrap(main.POST(all, { params: { path }, body: { ...fields, target } }));
  expect(created.recipient).toMatchObject({ state: 'pending', hint: 'd•••@stranger.example' });
  const token = tools.mailedToken('token');
  const stranger = tools.asNobody().main;
  const asked = await unwrap(stranger.POST('/control/alerts/confirm', { body: { token } }));
  const about = { stationName: 'Radio Aurora', policyName: null, recipientName: 'Night desk' };
  expect(asked).toEqual({ ...about, accepted: null });
  const body = { token, accept: false };
  expect(await unwrap(stranger.POST('/control/alerts/answer', { body }))).toMatchObject({ accepted: false });
  const staff = (await tools.asSuperadmin()).main;
  const query = { q: 'Night desk', channel: 'email' };
  const { items } = await unwrap(staff.GET('/admin/silence/notifications', { params: { query } }));
  const [message] = items;
  if (!message) throw new Error('The confirmation is listed.');
  expect(message).toMatchObject({ event: 'confirm', state: 'sent', recipientName: 'Night desk' });
  const resent = await staff.POST('/admin/silence/notifications/{id}/resend', {
    params: { path: { id: message.id } },
  });
  expect(resent.error).toMatchObject({ code: 'silence.recipient_disabled' });
  await unwrap(main.DELETE(one, { params: { path: { ...path, recipientId: created.recipient.id } } }));
}

async function openUnknown(_clients: ApiClients, tools: CallTools): Promise<void> {
  const { main } = tools.asNobody();
  const token = 'a-token-of-nobody';
  const opened = await main.POST('/control/alerts/open', { body: { token } });
  expect(opened.error).toMatchObject({ code: 'auth.invalid_link' });
  const body = { token, act: 'acknowledge' as const, minutes: null };
  const acted = await main.POST('/control/alerts/act', { body });
  expect(acted.error).toMatchObject({ code: 'auth.invalid_link' });
}
