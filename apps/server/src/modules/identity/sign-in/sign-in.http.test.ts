import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOf } from '#/testing/app/contract.ts';
import { newPerson, type Person, type Role, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { countingPasswords } from '#/testing/stand-ins/counting-passwords.ts';

const passwords = countingPasswords();
const perAccount = 5;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp(
    {
      passwords,
      signInLimits: {
        perAccount,
        perAddress: 20,
        windowMs: 300_000,
        perName: 100_000,
        codesPerName: 100_000,
      },
    },
    { oneProcess: 'counts the verifications of this process' },
  );
});
afterAll(() => test.close());

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

/** Returns the response without its ids, and the number of password verifications. */
async function answerTo(path: string, json: unknown, from = newAddress()) {
  passwords.takeCount();
  const response = await test.call(path, { json, from });
  const { requestId: _, ...problem } = await problemOf(response);
  const headers = Object.fromEntries(response.headers);
  for (const name of ['date', 'x-request-id', 'content-length']) delete headers[name];
  return { status: response.status, headers, problem, verifications: passwords.takeCount() };
}

const disable = (person: Person, role: Role) =>
  test.db
    .updateTable(role === 'customer' ? 'customers' : 'admins')
    .set({ disabled_at: new Date() })
    .where('email', '=', person.email)
    .execute();

const nobodys = (role: Role) =>
  role === 'customer'
    ? { email: `${randomBytes(6).toString('hex')}@nowhere.test`, password: 'any-password-at-all' }
    : { username: randomBytes(6).toString('hex'), password: 'any-password-at-all' };

describe.each(roles)('a rejected sign-in of a %s', (role) => {
  it('[A5] returns the same response after exactly one verification for unknown, wrong and disabled', async () => {
    const person = await newPerson(test, role);
    const { signInPath: path, credentials } = person;
    const wrong = await answerTo(path, { ...credentials, password: 'not-the-password' });
    const unknown = await answerTo(path, nobodys(role));
    await disable(person, role);
    const disabled = await answerTo(path, credentials);
    const disabledAndWrong = await answerTo(path, { ...credentials, password: 'not-the-password' });
    expect(wrong).toMatchObject({
      status: 401,
      problem: { code: 'auth.invalid_credentials' },
      verifications: 1,
    });
    expect([unknown, disabled, disabledAndWrong]).toEqual([wrong, wrong, wrong]);
  });

  it('[A5] returns the same response after one verification once throttled: right, wrong, unknown, disabled', async () => {
    const [right, wrong, disabled] = [
      await newPerson(test, role),
      await newPerson(test, role),
      await newPerson(test, role),
    ];
    const path = right.signInPath;
    await disable(disabled, role);
    const bad = (person: Person) => ({ ...person.credentials, password: 'not-the-password' });
    const nobody = nobodys(role);
    const answers = [];
    for (const [first, last] of [
      [bad(right), right.credentials],
      [bad(wrong), bad(wrong)],
      [nobody, nobody],
      [bad(disabled), disabled.credentials],
    ] as const) {
      const from = newAddress();
      for (let count = 0; count < perAccount; count += 1) await test.call(path, { json: first, from });
      answers.push(await answerTo(path, last, from));
    }
    expect(answers[0]).toMatchObject({
      status: 429,
      headers: { 'retry-after': '300' },
      problem: { code: 'request.rate_limited' },
      verifications: 1,
    });
    expect(answers).toEqual([answers[0], answers[0], answers[0], answers[0]]);
  });

  it('[A4] skips verification for an address with too many failures', async () => {
    const [from, person] = [newAddress(), await newPerson(test, role)];
    for (let count = 0; count < 20; count += 1)
      await test.call(person.signInPath, { json: nobodys(role), from });
    const known = await answerTo(person.signInPath, person.credentials, from);
    expect(known).toMatchObject({ status: 429, verifications: 0 });
    expect(await answerTo(person.signInPath, nobodys(role), from)).toEqual(known);
  });
});
