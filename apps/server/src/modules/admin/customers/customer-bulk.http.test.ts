import { type CustomerBulkResult, customerBulkResult } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, missingId, problemOf } from '#/testing/app/contract.ts';
import { newPerson } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
let aurora = '';
let meadow = '';
beforeAll(async () => {
  test = await createTestApp();
  aurora = await accountIdOf(test, 'owner@studio.test');
  meadow = await accountIdOf(test, 'second@studio.test');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.advance({ seconds: 1 });
  test.mails.length = 0;
  await engineAnswers(test, {}, ['/aurora', '/meadow']);
});

const call = (json: object, as: 'admin' | 'owner' = 'admin') =>
  test.call('/api/admin/customers/bulk', { as, json: { text: null, tags: null, ...json } });

async function bulk(json: object): Promise<CustomerBulkResult['items']> {
  const body = (await (await call(json)).json()) as CustomerBulkResult;
  expectExactly(customerBulkResult, body);
  return body.items;
}

const result = (id: string, outcome: string, casts = 0, code: string | null = null) => ({
  id,
  outcome,
  code,
  casts,
});

const auditOf = async (accountId: string, action: string) =>
  test.db
    .selectFrom('audit_trail')
    .select(['actor_kind', 'details'])
    .where('account_id', '=', accountId)
    .where('action', '=', action as 'customer.updated')
    .execute();

const statesOf = async (accountId: string) =>
  Object.fromEntries(
    (
      await test.db
        .selectFrom('casts')
        .select(['username', 'status'])
        .where('account_id', '=', accountId)
        .execute()
    ).map(({ username, status }) => [username, status]),
  );

async function newCustomer(): Promise<{ id: string; email: string }> {
  const { about, email } = await newPerson(test, 'customer');
  return { id: 'customerId' in about ? about.customerId : '', email };
}

describe('a suspension of several customers', () => {
  it('concerns all casts that are not suspended or terminated, and is lifted from all', async () => {
    const { id: idle } = await newCustomer();
    await test.db
      .updateTable('casts')
      .set({ terminated_at: test.clock.now() })
      .where('username', '=', 'nightfall')
      .execute();
    const before = await statesOf(aurora);
    expect(before.tidewater).toBe('suspended');
    const reason = 'The invoice is overdue.';
    // A missing customer does not prevent the next one.
    const ids = [aurora, missingId, idle, meadow];
    expect(await bulk({ action: 'suspend', ids, text: reason })).toEqual([
      result(aurora, 'done', 3),
      result(missingId, 'failed', 0, 'resource.not_found'),
      result(idle, 'unchanged'),
      result(meadow, 'done', 1),
    ]);
    const after = await statesOf(aurora);
    expect(after).toEqual({
      ...before,
      aurora: 'suspended',
      atlantic: 'suspended',
      harbour: 'suspended',
    });
    const [entry] = await auditOf(meadow, 'cast.suspended');
    expect(entry).toMatchObject({ actor_kind: 'admin', details: { cast: 'meadow', reason } });
    const told = test.mails.map(({ mail }) => ('cast' in mail ? [mail.kind, mail.cast] : [mail.kind]));
    expect(told).toContainEqual(['cast_suspended', 'meadow']);
    // A cast that was suspended before keeps its own reason until then.
    expect(await bulk({ action: 'suspend', ids: [meadow], text: 'Another reason.' })).toEqual([
      result(meadow, 'unchanged'),
    ]);
    expect(await bulk({ action: 'unsuspend', ids: [aurora, meadow] })).toEqual([
      result(aurora, 'done', 4),
      result(meadow, 'done', 1),
    ]);
    expect(await statesOf(meadow)).toEqual({ meadow: 'active' });
  });

  it('fails where the engine cannot close the mounts, for each customer', async () => {
    await engineAnswers(test, { configurable: false }, ['/aurora', '/meadow']);
    expect(await bulk({ action: 'suspend', ids: [aurora, meadow], text: 'Unpaid' })).toMatchObject([
      { id: aurora, outcome: 'failed', code: 'engine.not_configurable', casts: 0 },
      { id: meadow, outcome: 'failed', code: 'engine.not_configurable', casts: 0 },
    ]);
  });
});

describe('a message', () => {
  it('is one email to each owner in their language, however many casts they have', async () => {
    const { id, email } = await newCustomer();
    await test.db.updateTable('customers').set({ locale: 'fr' }).where('id', '=', id).execute();
    const text = 'Our office is closed on Monday.';
    expect(await bulk({ action: 'message', ids: [aurora, aurora, missingId, id], text })).toEqual([
      result(aurora, 'done'),
      result(missingId, 'failed', 0, 'resource.not_found'),
      result(id, 'done'),
    ]);
    expect(test.mails.map(({ to, mail }) => [to.email, to.locale, mail])).toEqual([
      ['owner@studio.test', 'en', { kind: 'customer_message', name: 'Maeve', quote: text }],
      [email, 'fr', expect.objectContaining({ kind: 'customer_message', quote: text })],
    ]);
    expect(await auditOf(id, 'customer.messaged')).toMatchObject([{ actor_kind: 'admin' }]);
  });
});

describe('tags', () => {
  it('are added and removed; a customer with too many keeps its own', async () => {
    const { id } = await newCustomer();
    const { id: full } = await newCustomer();
    const ten = Array.from({ length: 10 }, (_, index) => `Tag ${index}`);
    expect(await bulk({ action: 'tag', ids: [full], tags: ten })).toEqual([result(full, 'done')]);
    expect(await bulk({ action: 'tag', ids: [full, id], tags: ['Trial', 'Trial'] })).toEqual([
      result(full, 'failed', 0, 'resource.limit_reached'),
      result(id, 'done'),
    ]);
    expect(await bulk({ action: 'untag', ids: [full, id], tags: ['Tag 1', 'Tag 2'] })).toEqual([
      result(full, 'done'),
      result(id, 'unchanged'),
    ]);
    const tagsOf = async (each: string) =>
      (await test.db.selectFrom('accounts').select('tags').where('id', '=', each).executeTakeFirstOrThrow())
        .tags;
    expect(await tagsOf(id)).toEqual(['Trial']);
    expect(await tagsOf(full)).toHaveLength(8);
    expect((await auditOf(id, 'customer.updated')).map(({ details }) => details)).toMatchObject([
      { tags: 'Trial' },
    ]);
  });
});

describe('a bulk action', () => {
  it('is for staff only', async () => {
    const response = await call({ action: 'unsuspend', ids: [aurora] }, 'owner');
    expect(response.status).toBe(403);
    expect((await problemOf(response)).code).toBe('auth.forbidden');
  });

  it('needs exactly the text or the tags of its action, and at most a page of customers', async () => {
    const many = Array.from({ length: 101 }, () => aurora);
    for (const json of [
      { action: 'suspend', ids: [aurora] },
      { action: 'message', ids: [aurora], text: '  ' },
      { action: 'unsuspend', ids: [aurora], text: 'x' },
      { action: 'tag', ids: [aurora] },
      { action: 'tag', ids: [aurora], tags: [] },
      { action: 'untag', ids: [aurora], tags: ['a'], text: 'x' },
      { action: 'unsuspend', ids: [] },
      { action: 'unsuspend', ids: many },
    ])
      expect((await call(json)).status).toBe(422);
  });
});
