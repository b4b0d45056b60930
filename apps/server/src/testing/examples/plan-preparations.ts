import { randomBytes } from 'node:crypto';
import type { ProductRequest } from '@unmuted/api/contract';
import { newPerson, type Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

export const planDraft = {
  name: 'Cast 1000',
  kind: 'cast',
  limits: { listenerLimit: 1000, streamsLimit: 3, bitrateLimit: 320 },
  priceText: '€49 per month',
  isPublic: true,
  isSelfService: false,
} as const;

export const newUsername = (): string => `new-${randomBytes(5).toString('hex')}`;

const idOf = async (response: Response): Promise<string> => ((await response.json()) as { id: string }).id;

export async function withPlan(test: TestApp) {
  const id = await idOf(await test.call('/api/admin/plans', { as: 'admin', json: planDraft }));
  return { params: { id }, headers: { 'if-match': '0' } };
}

export async function withArchivedPlan(test: TestApp) {
  const { params, headers } = await withPlan(test);
  await test.call(`/api/admin/plans/${params.id}/archive`, { as: 'admin', method: 'POST', headers });
  return { params, headers: { 'if-match': '1' } };
}

/** The id of a public plan of the demo. */
export async function publicPlanId(test: TestApp, name = 'Cast 100'): Promise<string> {
  const { plan_id } = await test.db
    .selectFrom('plan_editions')
    .select('plan_id')
    .where('name', '=', name)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  return plan_id;
}

export async function requestDraft(test: TestApp) {
  return { planId: await publicPlanId(test), name: 'Quiet Hill', address: null, note: '' };
}

export const withPlanToRequest = async (test: TestApp, _person: Person) => ({
  json: await requestDraft(test),
});

/** A pending request of a new customer. */
export async function newRequest(test: TestApp): Promise<ProductRequest> {
  const customer = await newPerson(test, 'customer');
  const response = await customer.call('/api/control/requests', { json: await requestDraft(test) });
  return (await response.json()) as ProductRequest;
}

/** A pending request of the owner. */
export async function withRequest(test: TestApp) {
  const json = await requestDraft(test);
  await test.db
    .updateTable('product_requests')
    .set({ state: 'cancelled', answered_at: test.clock.now() })
    .where('name', '=', json.name)
    .where('state', '=', 'pending')
    .execute();
  return { params: { id: await idOf(await test.call('/api/control/requests', { as: 'owner', json })) } };
}

export const withRequestToApprove = async (test: TestApp) => ({
  ...(await withRequest(test)),
  json: { username: newUsername(), name: 'Quiet Hill', timeZone: 'Europe/Dublin' },
});

export async function accountIdOf(test: TestApp, email: string): Promise<string> {
  const { account_id } = await test.db
    .selectFrom('customers')
    .select('account_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return account_id;
}

export async function castDraft(test: TestApp) {
  return {
    accountId: await accountIdOf(test, 'second@studio.test'),
    username: newUsername(),
    name: 'Quiet Hill',
    timeZone: 'Asia/Tokyo',
    planId: await publicPlanId(test),
    limits: null,
  };
}

export const withCastDraft = async (test: TestApp) => ({ json: await castDraft(test) });

/** A new cast of `second`. */
export async function withNewCast(test: TestApp) {
  const json = await castDraft(test);
  await test.call('/api/admin/cast', { as: 'admin', json });
  return { params: { username: json.username }, headers: { 'if-match': '0' } };
}

export async function withTerminatedCast(test: TestApp) {
  const { params, headers } = await withNewCast(test);
  await test.call(`/api/admin/cast/${params.username}`, { as: 'superadmin', method: 'DELETE', headers });
  return { params, headers: { 'if-match': '1' } };
}

export const withCastToTransfer = async (test: TestApp) => ({
  ...(await withNewCast(test)),
  json: { accountId: await accountIdOf(test, 'owner@studio.test') },
});

export const withPlanChoice = async (test: TestApp) => ({
  ...(await withNewCast(test)),
  json: { planId: await publicPlanId(test, 'Cast 250') },
});

export async function withNote(test: TestApp) {
  const { params } = await withNewCast(test);
  const json = { text: 'Asked for a migration.' };
  const id = await idOf(await test.call(`/api/admin/cast/${params.username}/notes`, { as: 'admin', json }));
  return { params: { ...params, id } };
}
