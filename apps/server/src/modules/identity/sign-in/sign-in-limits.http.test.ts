import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, createApp } from '#/composition/app.ts';
import { signInLimitsOf } from '#/modules/identity/sign-in/sign-in-limits.ts';
import { readConfig } from '#/platform/config/config.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const shipped = signInLimitsOf(readConfig({}));

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ signInLimits: shipped });
});
afterAll(() => test.close());

let lastAddress = 0;
/** Returns an address that no other test uses. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.100.${lastAddress}`;
}

interface Try {
  readonly name: string;
  readonly password?: string;
  readonly from: string;
}

const wrong = 'not-the-password';

function requestOf(role: 'customer' | 'admin', { name, password = wrong }: Try): [string, unknown] {
  return role === 'customer'
    ? ['/api/authenticate', { email: name, password }]
    : ['/api/admin/authenticate', { username: name, password }];
}

function tryOn(app: App, role: 'customer' | 'admin', attempt: Try): Promise<Response> {
  const [path, json] = requestOf(role, attempt);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(json);
  return app.fetch(new Request(`http://studio.test${path}`, { method: 'POST', headers, body }), attempt.from);
}

describe.each(roles)('failed sign-ins for one %s from one address', (role) => {
  let person: Person;
  let from: string;
  beforeEach(async () => {
    from = newAddress();
    person = await newPerson(test, role);
  });
  const attempt = (password: string, address = from) => {
    const [path, json] = requestOf(role, { name: person.signInName, password, from: address });
    return test.call(path, { json, from: address });
  };
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1) expect((await attempt(wrong)).status).toBe(401);
  };
  const statusWith = async (password: string, address?: string) => (await attempt(password, address)).status;

  it('[A4] are allowed five times; the sixth is rejected even with the right password', async () => {
    await fail(5);
    expect(await statusWith(person.password)).toBe(429);
    expect(await statusWith(wrong)).toBe(429);
  });

  it('[A4] do not block other addresses', async () => {
    await fail(5);
    expect(await statusWith(person.password, newAddress())).toBe(200);
    expect(await statusWith(person.password)).toBe(429);
  });

  it('[A4] are allowed again after the retry time in the error', async () => {
    await fail(1);
    test.clock.advance({ minutes: 1 });
    await fail(4);
    const refused = await attempt(person.password);
    expect(refused.headers.get('retry-after')).toBe('240');
    test.clock.advance({ seconds: 239 });
    expect(await statusWith(person.password)).toBe(429);
    test.clock.advance({ seconds: 1 });
    expect(await statusWith(person.password)).toBe(200);
  });

  it('[A4] are reset by a success', async () => {
    await fail(4);
    expect(await statusWith(person.password)).toBe(200);
    await fail(4);
    expect(await statusWith(person.password)).toBe(200);
  });

  it('[A4] are counted by the normalized account name', async () => {
    const typed = [person.signInName, ` ${person.signInName} `];
    if (role === 'customer') typed.push(person.signInName.toUpperCase());
    for (let count = 0; count < 5; count += 1) {
      const [path, json] = requestOf(role, { name: typed[count % typed.length] ?? '', from });
      await test.call(path, { json, from });
    }
    expect(await statusWith(person.password)).toBe(429);
  });

  it('[A4] do not affect another account', async () => {
    const other = await newPerson(test, role);
    await fail(5);
    const [path, json] = requestOf(role, { name: other.signInName, password: other.password, from });
    expect((await test.call(path, { json, from })).status).toBe(200);
  });

  it('[A4] persist across a restart and two servers', async () => {
    const [second, third] = [await createApp(test.deps), await createApp(test.deps)];
    const { signInName: name, password } = person;
    await fail(2);
    for (const server of [second, third, second]) {
      expect((await tryOn(server, role, { name, from })).status).toBe(401);
    }
    await second.close();
    expect((await tryOn(third, role, { name, password, from })).status).toBe(429);
    await third.close();
    const later = await createApp(test.deps);
    expect((await tryOn(later, role, { name, password, from })).status).toBe(429);
    await later.close();
  });

  it('[A4] are verified at most five times in thirty concurrent requests on two servers', async () => {
    const second = await createApp(test.deps);
    const { signInName: name } = person;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => tryOn(index % 2 ? second : test.app, role, { name, from })),
    );
    await second.close();
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    expect(await statusWith(person.password)).toBe(429);
  });
});

describe('failed sign-ins from one address', () => {
  const fail = (from: string, name: string) =>
    test.call('/api/authenticate', { json: { email: name, password: wrong }, from });
  async function failTwenty(addressOf: (count: number) => string): Promise<void> {
    for (let count = 0; count < 20; count += 1) {
      expect((await fail(addressOf(count), `somebody-${count}@studio.test`)).status).toBe(401);
    }
  }
  const rightFrom = async (person: Person, from: string) =>
    (await test.call('/api/authenticate', { json: person.credentials, from })).status;

  it('[A4] are allowed twenty times for any names; then even the right password is rejected', async () => {
    const [from, person] = [newAddress(), await newPerson(test, 'customer')];
    await failTwenty(() => from);
    expect(await rightFrom(person, from)).toBe(429);
    expect(await rightFrom(person, newAddress())).toBe(200);
    test.clock.advance({ minutes: 5 });
    expect(await rightFrom(person, from)).toBe(200);
  });

  it('[A4] are not reset by signing in to another account', async () => {
    const [from, person] = [newAddress(), await newPerson(test, 'customer')];
    for (let count = 0; count < 20; count += 1) {
      expect((await fail(from, `somebody-${count}@studio.test`)).status).toBe(401);
      if (count < 19) expect(await rightFrom(person, from)).toBe(200);
    }
    expect(await rightFrom(person, from)).toBe(429);
  });

  it('[A4] count for a whole IPv6 /64', async () => {
    const person = await newPerson(test, 'customer');
    await failTwenty((count) => `2001:db8:5:6::${(count + 1).toString(16)}`);
    expect(await rightFrom(person, '2001:db8:5:6:ffff::1')).toBe(429);
    expect(await rightFrom(person, '2001:db8:5:7::1')).toBe(200);
  });

  it('[A4] do not include successes', async () => {
    const [from, person] = [newAddress(), await newPerson(test, 'customer')];
    for (let count = 0; count < 30; count += 1) expect(await rightFrom(person, from)).toBe(200);
  });
});
