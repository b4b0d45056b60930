import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { demoPassword } from '../../apps/server/src/composition/seed/demo-data.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'creates, changes, rotates, revokes and reports keys of an account': useKeys,
  'creates, changes, rotates and revokes keys of the provider': useStaffKeys,
  'signs a customer in with the link that a key created': useSignInLink,
};

const draft = { name: 'Website', networks: [], expiresAt: null };
const change = { name: 'Shop', networks: ['203.0.113.0/24'] };

async function useKeys(_owner: ApiClients, { as, asNobody }: CallTools): Promise<void> {
  const { main, person } = await as('customer');
  const { password } = person;
  const one = '/control/keys/{id}';
  const body = { ...draft, scopes: ['casts:read' as const], products: null, password };
  const { key } = await unwrap(main.POST('/control/keys', { body }));
  const params = { path: { id: key.id } };
  expect(await unwrap(main.PATCH(one, { params, body: change }))).toMatchObject(change);
  expect(await unwrap(main.GET(`${one}/log`, { params }))).toMatchObject({ items: [], total: 0 });
  const rotation = { overlapHours: 24, password };
  const next = await unwrap(main.POST(`${one}/rotate`, { params, body: rotation }));
  await unwrap(main.DELETE(one, { params }));
  const report = { body: { key: next.secret } };
  expect(await unwrap(asNobody().main.POST('/keys/report-leak', report))).toEqual({ status: 'received' });
  const { items } = await unwrap(main.GET('/control/keys'));
  expect(items.map(({ state }) => state)).toEqual(['revoked', 'revoked']);
}

async function useStaffKeys(_owner: ApiClients, { asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const one = '/admin/keys/{id}';
  const body = { ...draft, scopes: ['provision' as const], password: demoPassword };
  const { key } = await unwrap(main.POST('/admin/keys', { body }));
  const params = { path: { id: key.id } };
  expect(await unwrap(main.PATCH(one, { params, body: change }))).toMatchObject(change);
  expect((await unwrap(main.GET(`${one}/log`, { params }))).items).toEqual([]);
  const rotation = { overlapHours: 0, password: demoPassword };
  const next = await unwrap(main.POST(`${one}/rotate`, { params, body: rotation }));
  await unwrap(main.DELETE(one, { params: { path: { id: next.key.id } } }));
  const { items } = await unwrap(main.GET('/admin/keys'));
  expect(items.find(({ id }) => id === next.key.id)?.state).toBe('revoked');
}

async function useSignInLink(_owner: ApiClients, tools: CallTools): Promise<void> {
  const { main } = await tools.asSuperadmin();
  const { person } = await tools.as('customer');
  const body = { ...draft, scopes: ['provision' as const], password: demoPassword };
  const { key, secret } = await unwrap(main.POST('/admin/keys', { body }));
  const id = 'customerId' in person.about ? (person.about.customerId ?? '') : '';
  const params = { path: { id } };
  const link = await unwrap(tools.withKey(secret).main.POST('/admin/customers/{id}/sso', { params }));
  const token = new URL(link.url).hash.slice('#link='.length);
  const session = await unwrap(tools.asNobody().main.POST('/auth/link', { body: { token } }));
  expect(session.user.email).toBe(person.email);
  await unwrap(main.DELETE('/admin/keys/{id}', { params: { path: { id: key.id } } }));
}
