import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    signInLimits: {
      perAccount: 5,
      perAddress: 20,
      windowMs: 300_000,
      perName: 100_000,
      codesPerName: 100_000,
    },
  });
});
afterAll(() => test.close());

let lastAddress = 0;

describe.each(roles)('signing in a %s with a second step', (role) => {
  let person: Person;
  let app: Authenticator;
  let from: string;
  beforeEach(async () => {
    lastAddress += 1;
    from = `203.0.113.${lastAddress}`;
    person = await newPerson(test, role);
    app = await turnOnSecondStep(test, person);
  });

  const send = (more: Record<string, string> = {}) =>
    test.call(person.signInPath, { json: { ...person.credentials, ...more }, from });
  async function answer(more: Record<string, string> = {}): Promise<[number, string | undefined]> {
    const response = await send(more);
    const { code } = (await response.json()) as { code?: string };
    return [response.status, code];
  }
  const letIn = [200, undefined];
  const wrongCode = [422, 'auth.invalid_code'];

  it('requests the code when the password is right and the code is missing', async () => {
    expect(await answer()).toEqual([401, 'auth.code_required']);
  });

  it('does not reveal the second step without the password', async () => {
    const invalid = [401, 'auth.invalid_credentials'];
    expect(await answer({ password: 'not-the-password' })).toEqual(invalid);
    expect(await answer({ password: 'not-the-password', code: app.code() })).toEqual(invalid);
  });

  it.each([-1, 0, 1])('accepts the code of %i steps away', async (steps) => {
    expect(await answer({ code: app.code(steps) })).toEqual(letIn);
  });

  it.each([-2, 2])('rejects the code of %i steps away', async (steps) => {
    expect(await answer({ code: app.code(steps) })).toEqual(wrongCode);
  });

  it('rejects a reused code and any earlier one', async () => {
    expect(await answer({ code: app.code() })).toEqual(letIn);
    expect(await answer({ code: app.code() })).toEqual(wrongCode);
    expect(await answer({ code: app.code(-1) })).toEqual(wrongCode);
  });

  it('accepts a code once in concurrent requests', async () => {
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('accepts a recovery code once, however it is typed', async () => {
    const [code = ''] = app.recoveryCodes;
    expect(await answer({ code: code.toLowerCase().replace('-', ' ') })).toEqual(letIn);
    expect(await answer({ code })).toEqual(wrongCode);
    expect(await person.trail()).toEqual([
      'account.mfa_enabled',
      'account.recovery_code_used',
      'session.rejected',
    ]);
  });

  it('accepts a recovery code once in concurrent requests', async () => {
    const [code = ''] = app.recoveryCodes;
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('rejects the code of another account', async () => {
    const other = await turnOnSecondStep(test, await newPerson(test, role));
    expect(await answer({ code: other.recoveryCodes[0] ?? '' })).toEqual(wrongCode);
    expect(await answer({ code: other.code() })).toEqual(wrongCode);
  });

  it('[A4] counts a wrong code as a failure: after five, even the right one is rejected', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await answer({ code: app.wrongCode() })).toEqual(wrongCode);
    }
    expect(await answer({ code: app.code() })).toEqual([429, 'request.rate_limited']);
    test.clock.advance({ minutes: 5 });
    expect(await answer({ code: app.code() })).toEqual(letIn);
  });

  it('[A4] requesting the code neither adds nor removes a failure', async () => {
    for (let count = 0; count < 4; count += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) expect((await answer())[0]).toBe(401);
      expect(await answer({ code: app.wrongCode() })).toEqual(wrongCode);
    }
    expect((await answer())[0]).toBe(401);
    expect(await answer({ code: app.wrongCode() })).toEqual(wrongCode);
    expect((await answer())[0]).toBe(429);
  });

  it('creates no session while the code is missing or wrong', async () => {
    const count = async () => (await test.db.selectFrom('sessions').select('id').execute()).length;
    const before = await count();
    await answer();
    await answer({ code: app.wrongCode() });
    expect(await count()).toBe(before);
  });
});

it.each(roles)('a %s without a second step can sign in with any code or none', async (role) => {
  const { signInPath, credentials } = await newPerson(test, role);
  const response = await test.call(signInPath, { json: { ...credentials, code: '000000' } });
  expect(response.status).toBe(200);
});

it.each(roles)('a pending enrolment of a %s requires no code', async (role) => {
  const { signInPath, credentials, call, password } = await newPerson(test, role);
  await call('/api/control/mfa/start', { json: { password } });
  expect((await test.call(signInPath, { json: credentials })).status).toBe(200);
});
