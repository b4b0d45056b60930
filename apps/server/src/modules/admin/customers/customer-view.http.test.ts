import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, pathOf, problemOf } from '#/testing/app/contract.ts';
import { mailsTo, newPerson } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { allExamples } from '#/testing/examples/all-examples.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function ownerId(): Promise<string> {
  const { id } = await test.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', 'owner@studio.test')
    .executeTakeFirstOrThrow();
  return id;
}

async function view(reason = 'Asked by telephone') {
  const id = await ownerId();
  const path = `/api/admin/customers/${id}/view-as`;
  const response = await test.call(path, { as: 'admin', json: { reason } });
  expect(response.status).toBe(201);
  const { token, expiresAt } = (await response.json()) as { token: string; expiresAt: string };
  return { id, path, token, expiresAt };
}

describe('a session in the area of a customer', () => {
  it('reads what the owner reads, for 30 minutes', async () => {
    const { token, expiresAt } = await view();
    expect(new Date(expiresAt).getTime()).toBe(test.clock.now().getTime() + 30 * 60_000);
    const profile = await test.call('/api/control/user-info', { token });
    expect(await profile.json()).toMatchObject({ email: 'owner@studio.test', accountRole: 'owner' });
    expect((await test.call('/cast-api/api/aurora/now', { token })).status).toBe(200);
    expect((await test.call('/cast-api/api/meadow/now', { token })).status).toBe(404);
    expect((await test.call('/api/admin/dashboard', { token })).status).toBe(403);
    test.clock.advance({ minutes: 30 });
    expect((await test.call('/api/control/user-info', { token })).status).toBe(419);
  });

  const writing = operations.filter(
    ({ method, route }) => !route.inView && method !== 'GET' && ['any', 'customer'].includes(route.access),
  );
  it.each(writing)('[C3] may not call $id', async (operation) => {
    const { token } = await view();
    const { json, file, headers } = allExamples.get(operation.id) ?? {};
    const { method } = operation;
    const response = await test.call(pathOf(operation), { method, json, file, headers, token });
    expect((await problemOf(response)).code).toBe('account.read_only');
  });

  it('is told to the owner and recorded with the reason', async () => {
    await test.tokenOf('owner');
    const { id } = await view('Lost the encoder settings');
    expect(mailsTo(test, 'owner@studio.test').at(-1)).toEqual({
      kind: 'viewed_as',
      name: 'Maeve',
      reason: 'Lost the encoder settings',
    });
    const events = await test.call('/api/control/activity', { as: 'owner' });
    const [latest] = ((await events.json()) as { items: unknown[] }).items;
    expect(latest).toMatchObject({ action: 'customer.viewed_as', address: null });
    const own = await (await test.call('/api/control/sessions', { as: 'owner' })).json();
    expect((own as { total: number }).total).toBe(1);
    const { details } = await test.db
      .selectFrom('audit_trail')
      .select('details')
      .where('account_id', '=', id)
      .where('action', '=', 'customer.viewed_as')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ reason: 'Lost the encoder settings' });
  });

  it('ends on request, and with the account of its member of staff', async () => {
    const first = await view();
    const ended = await test.call(first.path, { as: 'admin', method: 'DELETE' });
    expect(((await ended.json()) as { endedSessions: number }).endedSessions).toBeGreaterThan(0);
    expect((await test.call('/api/control/products', { token: first.token })).status).toBe(419);

    const second = await view();
    const own = await test.call('/api/control/end-view', { token: second.token, method: 'POST' });
    expect(await own.json()).toEqual({ endedSessions: 1 });
    expect((await test.call('/api/control/products', { token: second.token })).status).toBe(419);

    const staff = await newPerson(test, 'admin');
    const response = await staff.call(first.path, { json: { reason: 'Check' } });
    const { token } = (await response.json()) as { token: string };
    expect((await test.call('/api/control/products', { token })).status).toBe(200);
    await test.db
      .updateTable('admins')
      .set({ disabled_at: new Date() })
      .where('email', '=', staff.email)
      .execute();
    expect((await test.call('/api/control/products', { token })).status).toBe(419);
  });

  it('opens the area of a disabled customer', async () => {
    const { token, id } = await view();
    await test.call(`/api/admin/customers/${id}/disable`, { as: 'admin', json: { reason: 'Unpaid' } });
    expect((await test.call('/api/control/products', { token })).status).toBe(200);
    await test.call(`/api/admin/customers/${id}/enable`, { as: 'admin', method: 'POST' });
  });
});
