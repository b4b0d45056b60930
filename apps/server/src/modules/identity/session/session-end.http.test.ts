import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionsPerAccount } from '#/modules/identity/session/session-lifetime.ts';
import { readLive } from '#/testing/app/live-reader.ts';
import { newPerson, type Person, type Role, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const heartbeatMs = 50;
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ heartbeatMs });
});
afterAll(() => test.close());

const newPassword = 'another-password-of-a-test';

/** Creates two sessions of one account and returns each one's response to the next call. */
async function twoSessions(role: Role) {
  const person = await newPerson(test, role);
  const tokens = [person.token, await person.signIn()];
  const path = role === 'customer' ? '/api/control/user-info' : '/api/admin/user-info';
  const statuses = () => Promise.all(tokens.map(async (token) => (await test.call(path, { token })).status));
  expect(await statuses()).toEqual([200, 200]);
  return { person, tokens, statuses };
}

const change = (role: Role, person: Person, values: { disabled_at: Date | null }) =>
  test.db
    .updateTable(role === 'customer' ? 'customers' : 'admins')
    .set(values)
    .where('email', '=', person.email)
    .execute();
const setRole = ({ email }: Person, role: 'admin' | 'superadmin') =>
  test.db.updateTable('admins').set({ role }).where('email', '=', email).execute();

async function resetPassword({ email }: Person): Promise<void> {
  await test.call('/api/auth/forgot', { json: { email } });
  const mail = test.mails.findLast(({ to }) => to.email === email)?.mail;
  const link = mail?.kind === 'reset' ? mail.link : '';
  const token = new URL(link).searchParams.get('token');
  const response = await test.call('/api/auth/reset', { json: { token, password: newPassword } });
  expect(response.status).toBe(200);
}

/** The client reopens a closed stream, and the server responds as to any other call. */
async function streamEnds(token: string, topic: string, cause: () => Promise<unknown>): Promise<void> {
  const response = await test.call(`/cast-api/live?topics=${topic}`, { token });
  expect(response.status).toBe(200);
  const reader = readLive(response);
  await reader.nextComment();
  await cause();
  await reader.rest();
  const again = await test.call(`/cast-api/live?topics=${topic}`, { token });
  await again.body?.cancel();
  expect(again.status).toBe(419);
}

describe.each(roles)('the sessions of a %s', (role) => {
  it(`[I3] are limited to ${sessionsPerAccount}: further sign-ins end the oldest`, async () => {
    const person = await newPerson(test, role);
    const others = await newPerson(test, role);
    const later = () => {
      test.clock.advance({ seconds: 1 });
      return person.signIn();
    };
    const second = await later();
    for (let count = 2; count < sessionsPerAccount; count += 1) await later();
    const path = role === 'customer' ? '/api/control/user-info' : '/api/admin/user-info';
    const statuses = () =>
      Promise.all(
        [person.token, second, others.token].map(async (token) => (await test.call(path, { token })).status),
      );
    expect(await statuses()).toEqual([200, 200, 200]);
    await Promise.all([later(), later()]);
    expect(await statuses()).toEqual([419, 419, 200]);
    const { live } = await test.db
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<string>().as('live'))
      .where(
        role === 'customer' ? 'customer_id' : 'admin_id',
        '=',
        'customerId' in person.about ? person.about.customerId : person.about.adminId,
      )
      .where('revoked_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(live)).toBe(sessionsPerAccount);
  });
});

describe.each(roles)('every session of a %s', (role) => {
  it('[A9] ends at the next call once the account is disabled', async () => {
    const { person, statuses } = await twoSessions(role);
    await change(role, person, { disabled_at: new Date() });
    expect(await statuses()).toEqual([419, 419]);
  });

  it('[A9] ends at the next call, except the one that changed the password', async () => {
    const { person, statuses } = await twoSessions(role);
    const json = { currentPassword: person.password, newPassword };
    expect((await person.call('/api/control/user-info/password', { json })).status).toBe(200);
    expect(await statuses()).toEqual([200, 419]);
  });
});

describe('every session', () => {
  it.each([
    ['raised', 'admin', 'superadmin'],
    ['lowered', 'superadmin', 'admin'],
  ] as const)('[A9] of an admin whose role is %s ends at the next call', async (_name, from, to) => {
    const person = await newPerson(test, 'admin');
    await setRole(person, from);
    const tokens = [await person.signIn(), await person.signIn()];
    await setRole(person, to);
    const statuses = tokens.map(async (token) => (await test.call('/api/admin/user-info', { token })).status);
    expect(await Promise.all(statuses)).toEqual([419, 419]);
    const fresh = await person.signIn();
    expect((await test.call('/api/admin/user-info', { token: fresh })).status).toBe(200);
  });

  it('[A9] of a customer ends at the next call once the password is reset', async () => {
    const { person, statuses } = await twoSessions('customer');
    await resetPassword(person);
    expect(await statuses()).toEqual([419, 419]);
  });
});

describe('a live stream', () => {
  it('[A9] ends when the account is disabled', async () => {
    const owner = await test.tokenOf('owner');
    const setDisabled = (disabled_at: Date | null) =>
      test.db
        .updateTable('customers')
        .set({ disabled_at })
        .where('email', '=', 'owner@studio.test')
        .execute();
    await streamEnds(owner, 'cast:aurora', () => setDisabled(new Date()));
    await setDisabled(null);
  });

  it('[A9] ends when the role changes', async () => {
    const person = await newPerson(test, 'admin');
    await streamEnds(person.token, 'fleet', () => setRole(person, 'superadmin'));
  });

  it('[A9] ends when another session of the account changes the password', async () => {
    const person = await newPerson(test, 'admin');
    const other = await person.signIn();
    const json = { currentPassword: person.password, newPassword };
    await streamEnds(other, 'fleet', () => person.call('/api/control/user-info/password', { json }));
  });

  it('[A9] ends when all sessions are ended', async () => {
    const person = await newPerson(test, 'admin');
    const json = { keepCurrent: false };
    await streamEnds(person.token, 'fleet', () => person.call('/api/control/sessions/end', { json }));
  });
});
