import { endedSessions } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLink } from '#/modules/identity/registration/one-time-links.repository.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { mailsTo, newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const good = 'quartz lantern 71 meadow';
const change = (person: Person, json: Record<string, unknown> = {}) =>
  person.call('/api/control/user-info/password', {
    json: { currentPassword: person.password, newPassword: good, ...json },
  });
const statusOf = async (token: string) => (await test.call('/api/control/sessions', { token })).status;

describe.each(roles)('the password of a %s', (role) => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, role);
  });

  it('is changed, and the old password is rejected', async () => {
    const response = await change(person);
    const body: unknown = await response.json();
    expectExactly(endedSessions, body);
    expect(body).toEqual({ endedSessions: 0 });
    await expect(person.signIn()).rejects.toThrow('could not sign in: 401');
    const again = await change(person, { currentPassword: good, newPassword: `${good} again` });
    expect(again.status).toBe(200);
  });

  it('[A9] ends every other session at the next call and keeps the current one', async () => {
    const others = [await person.signIn(), await person.signIn()];
    expect(await (await change(person)).json()).toEqual({ endedSessions: 2 });
    expect(await Promise.all(others.map(statusOf))).toEqual([419, 419]);
    expect(await statusOf(person.token)).toBe(200);
  });

  it('[H17] writes an audit event and sends an e-mail in the language of the account', async () => {
    await change(person);
    expect(await person.trail()).toEqual(['account.password_updated']);
    expect(mailsTo(test, person.email)).toEqual([{ kind: 'password_changed', name: person.name }]);
    expect(test.mails.find(({ to }) => to.email === person.email)?.to.locale).toBe('fr');
  });

  it('[H17] is unchanged after a wrong current password, which is audited', async () => {
    const other = await person.signIn();
    const response = await change(person, { currentPassword: 'not-this-one' });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).code).toBe('auth.incorrect_password');
    expect(await person.trail()).toEqual(['account.password_rejected']);
    expect(mailsTo(test, person.email)).toEqual([]);
    expect(await statusOf(other)).toBe(200);
  });

  it.each([
    ['short', 'length'],
    ['password123', 'common'],
    ['a-password-of-a-test', 'unchanged'],
  ])('[A6] rejects %s: %s', async (newPassword, code) => {
    const response = await change(person, { newPassword });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toMatchObject([{ pointer: '/newPassword', code }]);
    expect(await person.trail()).toEqual([]);
  });

  it('[A6] rejects the name of the account', async () => {
    const response = await change(person, { newPassword: person.email.toUpperCase() });
    expect((await problemOf(response)).errors).toMatchObject([{ pointer: '/newPassword', code: 'personal' }]);
  });

  it('[A4] allows five attempts in five minutes with a stolen session, then rejects even the right one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(person, { currentPassword: `guess ${index}` })),
    );
    const statuses = tries.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const right = await change(person);
    expect(right.status).toBe(429);
    expect(right.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await person.trail()).toEqual(Array(5).fill('account.password_rejected'));
    test.clock.advance({ minutes: 5 });
    expect((await change(person)).status).toBe(200);
  });
});

it('[A4] throttles only the affected account', async () => {
  const [one, other] = await Promise.all([newPerson(test, 'customer'), newPerson(test, 'customer')]);
  for (let tries = 0; tries < 5; tries += 1) await change(one, { currentPassword: 'not-this-one' });
  expect((await change(one)).status).toBe(429);
  expect((await change(other)).status).toBe(200);
});

it('invalidates unopened links sent before', async () => {
  const person = await newPerson(test, 'customer');
  if (!('customerId' in person.about)) throw new Error('Not a customer.');
  const { customerId } = person.about;
  const token = await test.db
    .transaction()
    .execute((tx) => createLink(tx, { purpose: 'reset', customerId, now: test.clock.now() }));
  await change(person);
  const response = await test.call('/api/auth/reset', { json: { token, password: `${good} once more` } });
  expect((await problemOf(response)).code).toBe('auth.invalid_link');
});

it('is changed by only one of two concurrent calls', async () => {
  const person = await newPerson(test, 'customer');
  const responses = await Promise.all([
    change(person, { newPassword: `${good} one` }),
    change(person, { newPassword: `${good} two` }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
});
