import type { AdminDashboard, AdminRequest, AdminRequestList, ProductRequest } from '@unmuted/api/contract';
import { adminRequest } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newRequest } from '#/testing/examples/plan-preparations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const assign = (id: string, username: string | null, by?: Pick<Person, 'call'>) =>
  (by?.call ?? test.call)(`/api/admin/requests/${id}/assignee`, {
    ...(!by && { as: 'admin' as const }),
    method: 'PUT',
    json: { username },
  });
async function listed(by: Person, query: string): Promise<string[]> {
  const response = await by.call(`/api/admin/requests?state=pending&pageSize=100&${query}`);
  return ((await response.json()) as AdminRequestList).items.map(({ id }) => id);
}
const setDisabled = ({ signInName }: Person, at: Date | null) =>
  test.db.updateTable('admins').set({ disabled_at: at }).where('username', '=', signInName).execute();

describe('the assignee of a request', () => {
  it('is a person of the staff, who finds the request among their own, or nobody', async () => {
    const [person, { id }] = [await newPerson(test, 'admin'), await newRequest(test)];
    const assigned = (await (await assign(id, person.signInName)).json()) as AdminRequest;
    expectExactly(adminRequest, assigned);
    expect(assigned.assignee).toEqual({ username: person.signInName, name: expect.any(String) });
    expect(await listed(person, 'assignee=me')).toEqual([id]);
    expect(await listed(person, 'assignee=none')).not.toContain(id);
    expect(await (await assign(id, null)).json()).toMatchObject({ assignee: null });
    expect(await listed(person, 'assignee=me')).toEqual([]);
    expect(await listed(person, 'assignee=none')).toContain(id);
  });

  it('is recorded once with both names, and customers see nothing of it', async () => {
    const [person, { id }] = [await newPerson(test, 'admin'), await newRequest(test)];
    for (const username of [person.signInName, person.signInName, null]) await assign(id, username);
    const entries = await test.db
      .selectFrom('audit_trail')
      .select(['account_id', 'before', 'after'])
      .where('action', '=', 'request.assigned')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(entries).toEqual([
      { account_id: null, before: { assignee: person.signInName }, after: { assignee: null } },
      { account_id: null, before: { assignee: null }, after: { assignee: person.signInName } },
    ]);
  });

  it('is no unknown or disabled person, and a person who is disabled later keeps the request', async () => {
    const [person, { id }] = [await newPerson(test, 'admin'), await newRequest(test)];
    expect((await assign(id, person.signInName)).status).toBe(200);
    await setDisabled(person, test.clock.now());
    const { id: other } = await newRequest(test);
    for (const username of ['nobody-here', person.signInName])
      expect((await problemOf(await assign(other, username))).errors).toMatchObject([
        { pointer: '/username', code: 'enum' },
      ]);
    await setDisabled(person, null);
    expect(await listed(person, 'assignee=me')).toEqual([id]);
  });

  it('is set by staff only, and not after the answer', async () => {
    const [customer, { id }] = [await newPerson(test, 'customer'), await newRequest(test)];
    expect((await assign(id, 'admin', customer)).status).toBe(403);
    await test.call(`/api/admin/requests/${id}/refuse`, { as: 'admin', json: { reason: 'Later.' } });
    expect((await problemOf(await assign(id, 'admin'))).code).toBe('request.answered');
  });

  it('is the person of one of two concurrent calls, which both succeed', async () => {
    const [one, two] = [await newPerson(test, 'admin'), await newPerson(test, 'admin')];
    const { id } = await newRequest(test);
    const answers = await Promise.all([one, two].map((each) => assign(id, each.signInName, each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const counts = [await listed(one, 'assignee=me'), await listed(two, 'assignee=me')];
    expect(counts.flat()).toEqual([id]);
  });
});

it('the dashboard has the caller’s five oldest pending requests, and the number of unassigned ones', async () => {
  const person = await newPerson(test, 'admin');
  const queue = async () =>
    ((await (await person.call('/api/admin/dashboard')).json()) as AdminDashboard).queue;
  const { unassigned } = await queue();
  const requests: ProductRequest[] = [];
  for (let count = 0; count < 7; count += 1) {
    test.clock.advance({ seconds: 1 });
    requests.push(await newRequest(test));
  }
  for (const { id } of requests.slice(0, 6)) await assign(id, person.signInName, person);
  expect(await queue()).toMatchObject({
    total: 6,
    unassigned: unassigned + 1,
    requests: requests
      .slice(0, 5)
      .map(({ id, createdAt }) => ({ id, createdAt, account: 'Noor Vance', plan: 'Cast 100' })),
  });
});
