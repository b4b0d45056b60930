import type { AdminCast, AdminCustomer, SignInLink } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newStaffKey } from '#/testing/app/keys.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newUsername, publicPlanId } from '#/testing/examples/plan-preparations.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
let secret: string;
beforeAll(async () => {
  test = await createTestApp();
  await engineAnswers(test);
  ({ secret } = await newStaffKey(test));
});
afterAll(() => test.close());

/** What a module of a billing system does, such as one of WHMCS: each act has its own idempotency key and may repeat. */
class BillingSystem {
  async #call<Reply>(
    path: string,
    options: { method?: string; json?: unknown; headers?: Record<string, string>; order?: string } = {},
  ): Promise<Reply> {
    const { order, headers, ...rest } = options;
    const response = await test.call(`/api/admin${path}`, {
      ...rest,
      token: secret,
      headers: { ...headers, ...(order && { 'idempotency-key': `order-${order}` }) },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Reply;
  }

  cast = (username: string) => this.#call<AdminCast>(`/cast/${username}`);
  invite = (order: string, json: object) => this.#call<AdminCustomer>('/customers', { json, order });
  create = (order: string, json: object) => this.#call<AdminCast>('/cast', { json, order });
  link = (account: string) => this.#call<SignInLink>(`/customers/${account}/sso`, { method: 'POST' });

  /** A change is based on the current version of the cast. */
  async change(username: string, act: string, json?: object): Promise<AdminCast> {
    const { version } = await this.cast(username);
    const headers = { 'if-match': String(version) };
    return act === 'terminate'
      ? this.#call(`/cast/${username}`, { method: 'DELETE', headers })
      : this.#call(`/cast/${username}/${act}`, { method: 'POST', headers, ...(json && { json }) });
  }
}

it('a billing system provisions a customer from the order to the end with a key alone', async () => {
  const billing = new BillingSystem();
  const order = {
    email: 'billed@people.test',
    firstName: 'Noor',
    lastName: 'Vance',
    company: 'Vance Radio',
    country: 'FR',
    locale: 'fr',
    timezone: 'Europe/Paris',
  };
  const customer = await billing.invite('4711-customer', order);
  expect((await billing.invite('4711-customer', order)).id).toBe(customer.id);

  const draft = {
    accountId: customer.id,
    username: newUsername(),
    name: 'Quiet Hill',
    timeZone: 'Europe/Paris',
    planId: await publicPlanId(test),
    limits: null,
  };
  const cast = await billing.create('4711-cast', draft);
  expect((await billing.create('4711-cast', draft)).username).toBe(cast.username);

  const suspended = await billing.change(cast.username, 'suspend', { reason: 'Invoice 12 is overdue' });
  expect(suspended.state).toBe('suspended');
  expect((await billing.change(cast.username, 'unsuspend')).state).not.toBe('suspended');
  const planId = await publicPlanId(test, 'Cast 250');
  expect((await billing.change(cast.username, 'plan', { planId })).plan).toBe('Cast 250');
  expect((await billing.change(cast.username, 'terminate')).state).toBe('terminated');
  expect((await billing.change(cast.username, 'restore')).state).not.toBe('terminated');

  const { account_id } = await test.db
    .selectFrom('customers')
    .select('account_id')
    .where('email', '=', 'owner@studio.test')
    .executeTakeFirstOrThrow();
  const token = new URL((await billing.link(account_id)).url).hash.slice('#link='.length);
  const session = await test.call('/api/auth/link', { json: { token } });
  expect(((await session.json()) as { user: { email: string } }).user.email).toBe('owner@studio.test');
});
