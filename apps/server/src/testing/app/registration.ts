import { termsVersion } from '@unmuted/api/contract';
import { expect } from 'vitest';
import { problemOf } from './contract.ts';
import type { TestApp } from './test-app.ts';

/** The password that the tests of registration choose. */
export const password = 'a quiet river at dusk';

/** A complete registration form. */
export const form = (email: string) => ({
  firstName: 'Noor',
  lastName: 'Haddad',
  email,
  country: 'FR',
  timezone: 'Europe/Paris',
  locale: 'fr',
  acceptedTerms: termsVersion,
  marketing: true,
});

type Options = Parameters<TestApp['call']>[1];

/** The calls of a registration and of a password reset. */
export const registrationCalls = (app: () => TestApp) => ({
  register: (json: unknown, options: Options = {}) => app().call('/api/auth/register', { json, ...options }),
  verify: (token: string, chosen = password) =>
    app().call('/api/auth/verify', { json: { token, password: chosen } }),
  resend: (email: string, options: Options = {}) =>
    app().call('/api/auth/resend', { json: { email }, ...options }),
  forgot: (email: string, options: Options = {}) =>
    app().call('/api/auth/forgot', { json: { email }, ...options }),
  reset: (token: string, newPassword: string) =>
    app().call('/api/auth/reset', { json: { token, password: newPassword } }),
});

/** Expects a response that rejects a link as invalid. */
export async function expectDeadLink(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  expect(response.status).toBe(422);
  expect((await problemOf(response)).code).toBe('auth.invalid_link');
}
