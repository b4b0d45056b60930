import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Authenticator, turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Makes the account the owner of a demo cast, so that it has a source password. */
async function ownsAurora({ about }: Person): Promise<void> {
  const account_id = 'customerId' in about ? about.customerId : '';
  await test.db.updateTable('casts').set({ account_id }).where('username', '=', 'aurora').execute();
}

type Send = (person: Person, more?: { code?: string }) => Promise<Response>;

const sensitive: readonly [name: string, send: Send, done: number][] = [
  [
    'changing the password',
    ({ call, password }, more) =>
      call('/api/control/user-info/password', {
        json: { currentPassword: password, newPassword: 'a quiet river at dusk', ...more },
      }),
    200,
  ],
  [
    'changing the address',
    ({ call, password, email }, more) =>
      call('/api/control/user-info/email', { json: { email: `new-${email}`, password, ...more } }),
    202,
  ],
  [
    'revealing the source password',
    ({ call, password }, more) =>
      call('/api/control/cast/password/aurora/aurora/reveal', { json: { password, ...more } }),
    200,
  ],
];

async function answer(response: Promise<Response>): Promise<[number, string | undefined]> {
  const { status, ...rest } = await response.then(async (each) => ({
    status: each.status,
    code: ((await each.json()) as { code?: string }).code,
  }));
  return [status, rest.code];
}

describe.each(sensitive)('[A14] %s', (_name, send, done) => {
  async function somebody(): Promise<{ person: Person; app: Authenticator }> {
    const person = await newPerson(test, 'customer');
    await ownsAurora(person);
    return { person, app: await turnOnSecondStep(test, person) };
  }

  it('requires a code of an account with a second step', async () => {
    const { person, app } = await somebody();
    expect(await answer(send(person))).toEqual([422, 'auth.second_step_required']);
    expect(await answer(send(person, { code: app.wrongCode() }))).toEqual([422, 'auth.invalid_code']);
    expect((await send(person, { code: app.code() })).status).toBe(done);
  });

  /** Another session of the person, which was signed in with a code. */
  async function signedInWithCode(): Promise<{ before: Person; there: Person; app: Authenticator }> {
    const { person, app } = await somebody();
    const json = { ...person.credentials, code: app.code() };
    const { token } = (await (await test.call(person.signInPath, { json })).json()) as { token: string };
    const there: Person = { ...person, call: (path, options) => test.call(path, { token, ...options }) };
    return { before: person, there, app };
  }

  it('requires none for ten minutes after one was accepted in the same session', async () => {
    const { before, there } = await signedInWithCode();
    test.clock.advance({ minutes: 9 });
    expect(await answer(send(before))).toEqual([422, 'auth.second_step_required']);
    expect((await send(there)).status).toBe(done);
  });

  it('requires one again after ten minutes', async () => {
    const { there, app } = await signedInWithCode();
    test.clock.advance({ minutes: 10 });
    expect(await answer(send(there))).toEqual([422, 'auth.second_step_required']);
    expect((await send(there, { code: app.code() })).status).toBe(done);
  });

  it('accepts no code for a wrong password, and five wrong codes in five minutes', async () => {
    const { person, app } = await somebody();
    const wrong = { ...person, password: 'not-the-password' };
    expect(await answer(send(wrong, { code: app.code() }))).toEqual([422, 'auth.incorrect_password']);
    for (let count = 0; count < 5; count += 1) await send(person, { code: app.wrongCode() });
    expect(await answer(send(person, { code: app.code() }))).toEqual([429, 'request.rate_limited']);
  });

  it('requires no code of an account without a second step', async () => {
    const person = await newPerson(test, 'customer');
    await ownsAurora(person);
    expect((await send(person)).status).toBe(done);
  });
});
