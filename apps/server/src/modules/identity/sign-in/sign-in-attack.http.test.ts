import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInLimitsOf } from '#/modules/identity/sign-in/sign-in-limits.ts';
import { readConfig } from '#/platform/config/config.ts';
import { type Authenticator, turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ signInLimits: signInLimitsOf(readConfig({})) });
});
afterAll(() => test.close());

let last = 0;
/** An IPv6 /64 of its own. */
function newAddress(): string {
  last += 1;
  return `2001:db8:0:${last.toString(16)}::1`;
}

describe.each(roles)('many addresses against one %s', (role) => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, role);
    test.mails.length = 0;
  });

  const attempt = (more: Record<string, string>, options: { from?: string; cookie?: string } = {}) =>
    test.call(person.signInPath, {
      json: { ...person.credentials, ...more },
      from: options.from ?? newAddress(),
      ...(options.cookie && { headers: { cookie: options.cookie } }),
    });
  const statusOf = async (...args: Parameters<typeof attempt>) => (await attempt(...args)).status;
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const wrong = { password: 'not-the-password' };
  async function guess(times: number): Promise<number[]> {
    const statuses = [];
    for (let count = 0; count < times; count += 1) statuses.push(await statusOf(wrong));
    return statuses;
  }

  it('[A6] [I4] guess at most fifty passwords an hour', async () => {
    const statuses = await guess(60);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await statusOf({})).toBe(429);
    test.clock.advance({ minutes: 60 });
    expect(await statusOf({})).toBe(200);
  });

  it('[I4] get the same answers for a name without an account', async () => {
    const name = role === 'customer' ? { email: 'nobody@people.test' } : { username: 'nobody' };
    const statuses = [];
    for (let count = 0; count < 52; count += 1) statuses.push(await statusOf({ ...name, ...wrong }));
    expect(statuses.slice(48)).toEqual([401, 401, 429, 429]);
    expect(test.mails).toEqual([]);
    test.clock.advance({ minutes: 60 });
  });

  it('[I4] do not lock out a device that has signed in before, wherever it is', async () => {
    const cookie = cookieOf(await attempt({}));
    await guess(51);
    expect(await statusOf({})).toBe(429);
    expect(await statusOf({}, { cookie })).toBe(200);
    expect(await statusOf({}, { cookie: `${cookie}x` })).toBe(429);
    const other = await newPerson(test, role);
    expect(await statusOf({ ...other.credentials }, { cookie })).toBe(200);
  });

  it('[I4] do not lock out a network in which the owner has signed in', async () => {
    const from = newAddress();
    await attempt({}, { from });
    await guess(51);
    expect(await statusOf({}, { from })).toBe(200);
  });

  it('[I4] leave a stolen device cookie five attempts', async () => {
    const cookie = cookieOf(await attempt({}));
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await statusOf(wrong, { cookie }));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('[I4] are reported to the owner, once a day', async () => {
    await guess(55);
    test.clock.advance({ minutes: 60 });
    await guess(55);
    expect(test.mails).toMatchObject([
      { to: { email: person.email, locale: 'fr' }, mail: { kind: 'password_guesses' } },
    ]);
    test.clock.advance({ minutes: 24 * 60 });
    await guess(51);
    expect(test.mails).toHaveLength(2);
  });

  describe('with its password', () => {
    let app: Authenticator;
    beforeEach(async () => {
      app = await turnOnSecondStep(test, person);
      test.mails.length = 0;
    });
    async function guessCodes(times: number): Promise<number[]> {
      const statuses = [];
      for (let count = 0; count < times; count += 1) statuses.push(await statusOf({ code: app.wrongCode() }));
      return statuses;
    }

    it('[A6] [I4] guess at most twenty codes a day, and the owner is told once', async () => {
      const first = newAddress();
      const cookie = cookieOf(await attempt({ code: app.code() }, { from: first }));
      const statuses = await guessCodes(24);
      expect(statuses.slice(18)).toEqual([422, 422, 429, 429, 429, 429]);
      test.clock.advance({ minutes: 61 });
      expect(await guessCodes(1)).toEqual([429]);
      expect(test.mails).toMatchObject([{ to: { email: person.email }, mail: { kind: 'code_guesses' } }]);
      expect(await statusOf({ code: app.code() }, { cookie })).toBe(200);
      test.clock.advance({ minutes: 24 * 60 });
      expect(await statusOf({ code: app.code() })).toBe(200);
    });
  });
});

it('[I4] a password reset makes the device known, so that the owner gets in during an attack', async () => {
  const person = await newPerson(test, 'customer');
  for (let count = 0; count < 51; count += 1)
    await test.call(person.signInPath, {
      json: { email: person.email, password: 'not-the-password' },
      from: newAddress(),
    });
  await test.call('/api/auth/forgot', { json: { email: person.email } });
  const mail = test.mails.at(-1)?.mail;
  const token = mail && 'link' in mail ? new URL(mail.link).searchParams.get('token') : '';
  const reset = await test.call('/api/auth/reset', { json: { token, password: 'a quiet river at dusk' } });
  const [cookie = ''] = (reset.headers.get('set-cookie') ?? '').split(';');
  const headers = { cookie };
  const json = { email: person.email, password: 'a quiet river at dusk' };
  expect((await test.call(person.signInPath, { json, from: newAddress(), headers })).status).toBe(200);
  expect((await test.call(person.signInPath, { json, from: newAddress() })).status).toBe(429);
});

it('[I4] the device cookie is hidden from scripts and other sites', async () => {
  const { signInPath, credentials } = await newPerson(test, 'customer');
  const response = await test.call(signInPath, { json: credentials });
  const header = response.headers.get('set-cookie') ?? '';
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/api', 'Max-Age=15552000'])
    expect(header).toContain(part);
});
