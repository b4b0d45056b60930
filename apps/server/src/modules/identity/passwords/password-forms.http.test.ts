import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import { newPerson } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const composed = 'Señor-Müller-é-2026'.normalize('NFC');
const decomposed = composed.normalize('NFD');
/** 128 characters in NFC, far more when decomposed. */
const longest = 'ệ'.normalize('NFC').repeat(128);

const signIn = async (email: string, password: string) =>
  (await test.call('/api/authenticate', { json: { email, password } })).status;

it.each([
  ['composed', composed, decomposed],
  ['decomposed', decomposed, composed],
  ['of the greatest length', longest.normalize('NFD'), longest],
])('[C5] a password that was set %s opens the account in either form', async (_name, chosen, typed) => {
  const person = await newPerson(test, 'customer');
  const change = { currentPassword: person.password, newPassword: chosen };
  expect((await person.call('/api/control/user-info/password', { json: change })).status).toBe(200);
  expect(await signIn(person.email, typed)).toBe(200);
  expect(await signIn(person.email, chosen)).toBe(200);
  expect((await person.call('/api/control/mfa/start', { json: { password: typed } })).status).toBe(200);

  await test.call('/api/auth/forgot', { json: { email: person.email } });
  const [form, other] = chosen === chosen.normalize('NFC') ? ['NFC', 'NFD'] : ['NFD', 'NFC'];
  const next = `7${chosen.normalize('NFC').slice(1)}`.normalize(form);
  const json = { token: mailedToken(test, person.email), password: next };
  expect((await test.call('/api/auth/reset', { json })).status).toBe(200);
  expect(await signIn(person.email, next.normalize(other))).toBe(200);
});
