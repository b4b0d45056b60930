import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'keeps a policy of the team with its recipients': usePolicies,
};

const all = '/admin/silence/policies';
const one = `${all}/{id}` as const;
const recipients = `${one}/recipients` as const;
const recipient = `${recipients}/{recipientId}` as const;
const policy = {
  name: 'Network down',
  isEnabled: true,
  trigger: 'all' as const,
  kinds: ['silent' as const, 'off_air' as const],
  sensitivityMin: 1,
  repeatMin: null,
  tellsRecovery: true,
  stationIds: null,
};
const person = {
  name: 'Night team',
  afterMin: 5,
  locale: 'en' as const,
  timeZone: 'Europe/Dublin',
  quietHours: null,
};

async function usePolicies(_clients: ApiClients, tools: CallTools): Promise<void> {
  const { main } = await tools.asSuperadmin();
  const created = await unwrap(main.POST(all, { body: policy }));
  const path = { id: created.id };
  const header = { 'If-Match': String(created.version) };
  const body = { ...policy, name: 'Network' };
  const saved = await unwrap(main.PUT(one, { params: { path, header }, body }));
  expect(saved).toMatchObject({ name: 'Network', stations: null, recipients: [] });
  await useRecipient(main, path);
  expect(await unwrap(main.GET(one, { params: { path } }))).toEqual(saved);
  const { items } = await unwrap(main.GET(all));
  expect(items).toMatchObject([{ id: created.id, recipients: 0, pending: 0, told: 0 }]);
  await unwrap(main.DELETE(one, { params: { path } }));
  expect((await unwrap(main.GET(all))).items).toEqual([]);
}

async function useRecipient(main: ApiClients['main'], policyPath: { readonly id: string }): Promise<void> {
  const target = { channel: 'webhook' as const, url: 'https://alerts.radio.example/in' };
  const body = { ...person, target };
  const added = await unwrap(main.POST(recipients, { params: { path: policyPath }, body }));
  expect(added).toMatchObject({ recipient: { state: 'pending' }, secret: expect.stringMatching(/^whsec_/) });
  const path = { ...policyPath, recipientId: added.recipient.id };
  const header = { 'If-Match': String(added.recipient.version) };
  const renamed = { ...person, name: 'Day team' };
  const changed = await unwrap(main.PUT(recipient, { params: { path, header }, body: renamed }));
  expect(changed.recipient).toMatchObject({ name: 'Day team' });
  const receipt = await unwrap(main.POST(`${recipient}/test`, { params: { path } }));
  expect(receipt).toMatchObject({ event: 'test', state: 'failed', error: 'not_resolved' });
  const verified = await main.POST(`${recipient}/verify`, { params: { path }, body: { code: '123456' } });
  expect(verified.error).toMatchObject({ code: 'auth.invalid_code' });
  await unwrap(main.DELETE(recipient, { params: { path } }));
}
