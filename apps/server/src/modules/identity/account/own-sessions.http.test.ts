import { type AccountSession, accountSessionList, endedSessions } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const list = async (token: string, query = ''): Promise<AccountSession[]> => {
  const response = await test.call(`/api/control/sessions${query}`, { token });
  return accountSessionList.parse(await response.json()).items;
};
const statusOf = async (token: string) => (await test.call('/api/control/sessions', { token })).status;
const end = (token: string, id: string) =>
  test.call(`/api/control/sessions/${id}`, { token, method: 'DELETE' });
const idOf = async (token: string) => (await list(token)).find(({ isCurrent }) => isCurrent)?.id ?? '';

describe.each(roles)('the sessions of a %s', (role) => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, role);
  });

  it('are listed with device, address and times, last seen first', async () => {
    test.clock.advance({ minutes: 2 });
    const at = test.clock.now();
    const other = await person.signIn({ headers: { 'user-agent': firefox }, from: '203.0.113.9' });
    const response = await person.call('/api/control/sessions');
    const body: unknown = await response.json();
    expectExactly(accountSessionList, body);
    const { items, total } = accountSessionList.parse(body);
    expect(total).toBe(2);
    const [first, second] = await list(other);
    expect(first).toMatchObject({
      device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
      address: '203.0.113.9',
      createdAt: at.toISOString(),
      expiresAt: new Date(at.getTime() + 12 * 60 * 60_000).toISOString(),
      isCurrent: true,
    });
    expect(second).toMatchObject({ isCurrent: false, address: '127.0.0.1' });
    expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('show the address of the latest use', async () => {
    const other = await person.signIn({ from: '203.0.113.9' });
    test.clock.advance({ minutes: 5 });
    await test.call('/api/control/mfa', { token: other, from: '2001:db8::7' });
    const seen = (await list(person.token)).find(({ isCurrent }) => !isCurrent);
    expect(seen).toMatchObject({ address: '2001:db8::7', lastSeenAt: test.clock.now().toISOString() });
  });

  it('[A9] end one by one at the next call', async () => {
    const other = await person.signIn();
    const response = await end(person.token, await idOf(other));
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(await statusOf(other)).toBe(419);
    expect(await list(person.token)).toHaveLength(1);
    expect(await person.trail()).toEqual(['session.revoked']);
  });

  it('can end the current session', async () => {
    expect((await end(person.token, await idOf(person.token))).status).toBe(204);
    expect(await statusOf(person.token)).toBe(419);
  });

  it('[A9] end on every other device at the next call', async () => {
    const others = [await person.signIn(), await person.signIn(), await person.signIn()];
    const response = await person.call('/api/control/sessions/end', { json: { keepCurrent: true } });
    const body: unknown = await response.json();
    expectExactly(endedSessions, body);
    expect(body).toEqual({ endedSessions: 3 });
    expect(await Promise.all(others.map(statusOf))).toEqual([419, 419, 419]);
    expect(await statusOf(person.token)).toBe(200);
    expect(await person.trail()).toEqual(['sessions.revoked']);
  });

  it('[A9] end everywhere, including the current session', async () => {
    const other = await person.signIn();
    const response = await person.call('/api/control/sessions/end', { json: { keepCurrent: false } });
    expect(await response.json()).toEqual({ endedSessions: 2 });
    expect(await Promise.all([other, person.token].map(statusOf))).toEqual([419, 419]);
  });

  it('are omitted after they expire', async () => {
    await person.signIn();
    test.clock.advance({ minutes: 61 });
    expect(await list(await person.signIn())).toHaveLength(1);
  });

  it('are paginated', async () => {
    await person.signIn();
    await person.signIn();
    const pages = [
      await list(person.token, '?page=1&pageSize=2'),
      await list(person.token, '?page=2&pageSize=2'),
    ];
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(3);
  });
});

describe('the sessions of others', () => {
  it('[C1] return 404, as do ended and unknown sessions', async () => {
    const person = await newPerson(test, 'customer');
    const others = [await newPerson(test, 'customer'), await newPerson(test, 'admin')];
    const ended = await person.signIn();
    const endedId = await idOf(ended);
    await end(person.token, endedId);
    const ids = [...(await Promise.all(others.map(({ token }) => idOf(token)))), endedId];
    const bodyOf = async (id: string) => {
      const response = await end(person.token, id);
      expect(response.status).toBe(404);
      return { ...(await problemOf(response)), requestId: '' };
    };
    const missing = await bodyOf('00000000-0000-7000-8000-000000000000');
    for (const id of ids) expect(await bodyOf(id)).toEqual(missing);
    expect(await Promise.all(others.map(({ token }) => statusOf(token)))).toEqual([200, 200]);
  });

  it('[C1] remain when another account signs out everywhere', async () => {
    const [person, other, admin] = [
      await newPerson(test, 'customer'),
      await newPerson(test, 'customer'),
      await newPerson(test, 'admin'),
    ];
    await person.call('/api/control/sessions/end', { json: { keepCurrent: false } });
    expect(await Promise.all([other, admin].map(({ token }) => statusOf(token)))).toEqual([200, 200]);
  });

  it('return 422 for a malformed id', async () => {
    const person = await newPerson(test, 'customer');
    expect((await end(person.token, 'not-an-id')).status).toBe(422);
  });
});
