import { unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { OperationCall, OperationCalls } from './operation-calls.ts';

/** Leaves an archived plan. */
const managePlans: OperationCall = async (_owner, { as }) => {
  const { main } = await as('admin');
  const one = '/admin/plans/{id}';
  const body = {
    name: 'Cast 1000',
    kind: 'cast' as const,
    limits: { listenerLimit: 1000, streamsLimit: 3, bitrateLimit: 320 },
    priceText: '€49 per month',
    isPublic: false,
    isSelfService: false,
  };
  const { id, version } = await unwrap(main.POST('/admin/plans', { body }));
  const over = (from: number) => ({ path: { id }, header: { 'If-Match': String(from) } });
  const change = { ...body, priceText: '€59 per month' };
  const changed = await unwrap(main.PUT(one, { params: over(version), body: change }));
  expect(changed).toMatchObject({ ...change, edition: 1 });
  const archived = await unwrap(main.POST(`${one}/archive`, { params: over(changed.version) }));
  expect(archived.archivedAt).not.toBeNull();
  const restored = await unwrap(main.POST(`${one}/restore`, { params: over(archived.version) }));
  expect(restored.archivedAt).toBeNull();
  const last = await unwrap(main.POST(`${one}/archive`, { params: over(restored.version) }));
  const { items } = await unwrap(main.GET('/admin/plans'));
  expect(items.find((plan) => plan.id === id)).toEqual(last);
};

/** Terminates the cast that it requests. */
const requestCasts: OperationCall = async (_owner, { as, asSuperadmin }) => {
  const { main } = await as('customer');
  const staff = (await asSuperadmin()).main;
  const plans = await unwrap(main.GET('/control/plans'));
  const planId = plans.items.find(({ isSelfService }) => !isSelfService)?.id ?? '';
  const body = { planId, name: 'Quiet Hill', address: null, note: 'From March.' };
  const ask = () => unwrap(main.POST('/control/requests', { body }));
  const answer = '/admin/requests/{id}';

  const path = { id: (await ask()).id };
  const cancelled = await unwrap(main.DELETE('/control/requests/{id}', { params: { path } }));
  expect(cancelled.state).toBe('cancelled');

  const second = { path: { id: (await ask()).id } };
  const query = { state: 'pending' as const };
  const pending = await unwrap(staff.GET('/admin/requests', { params: { query } }));
  expect(pending.items.map(({ id }) => id)).toContain(second.path.id);
  const assignee = { username: 'superadmin' };
  const assigned = await unwrap(staff.PUT(`${answer}/assignee`, { params: second, body: assignee }));
  expect(assigned.assignee).toMatchObject(assignee);
  const reason = 'Please describe the station.';
  const refused = await unwrap(staff.POST(`${answer}/refuse`, { params: second, body: { reason } }));
  expect(refused).toMatchObject({ state: 'refused', reason });

  const third = { path: { id: (await ask()).id } };
  const username = 'quiet-hill';
  const approval = { username, name: body.name, timeZone: 'Europe/Dublin' };
  const approved = await unwrap(staff.POST(`${answer}/approve`, { params: third, body: approval }));
  expect(approved).toMatchObject({ state: 'approved', cast: username });
  const { items } = await unwrap(main.GET('/control/requests'));
  expect(items.map(({ state }) => state).sort()).toEqual(['approved', 'cancelled', 'refused']);

  const { version } = await unwrap(staff.GET('/admin/cast/{username}', { params: { path: { username } } }));
  const params = { path: { username }, header: { 'If-Match': String(version) } };
  await unwrap(staff.DELETE('/admin/cast/{username}', { params }));
};

export const calls: OperationCalls = {
  'creates, changes, archives and restores a plan': managePlans,
  'requests casts, which staff refuse or approve': requestCasts,
};
