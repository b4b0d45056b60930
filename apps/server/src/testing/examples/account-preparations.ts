import { termsVersion } from '@unmuted/api/contract';
import { codeAt, startSecondStep, turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import type { Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

export const registration = {
  firstName: 'Noor',
  lastName: 'Vance',
  email: 'noor@people.test',
  country: 'FR',
  timezone: 'Europe/Paris',
  locale: 'fr',
  acceptedTerms: termsVersion,
  marketing: false,
};

const newPassword = 'quartz lantern 71 meadow';

export async function withVerificationLink(test: TestApp, { email }: Person) {
  await test.call('/api/auth/register', { json: { ...registration, email: `new-${email}` } });
  return { json: { token: mailedToken(test, `new-${email}`), password: newPassword } };
}

export async function withResetLink(test: TestApp, { email }: Person) {
  await test.call('/api/auth/forgot', { json: { email } });
  return { json: { token: mailedToken(test, email), password: newPassword } };
}

export async function withNewPassword(_test: TestApp, { password }: Person) {
  return { json: { currentPassword: password, newPassword } };
}

export async function withEmailLink(test: TestApp, { call, email, password }: Person) {
  await call('/api/control/user-info/email', { json: { email: `changed-${email}`, password } });
  return { json: { token: mailedToken(test, `changed-${email}`) } };
}

export async function withOtherSession(_test: TestApp, { call, signIn }: Person) {
  await signIn();
  const response = await call('/api/control/sessions');
  const { items } = (await response.json()) as { items: { id: string; isCurrent: boolean }[] };
  return { params: { sessionId: items.find(({ isCurrent }) => !isCurrent)?.id ?? '' } };
}

export async function endingAllSessions() {
  return { json: { keepCurrent: false } };
}

export async function withOwnPassword(_test: TestApp, { password }: Person) {
  return { json: { password } };
}

export async function withSecret(test: TestApp, person: Person) {
  return { json: { code: codeAt(await startSecondStep(person), test.clock.now()) } };
}

export async function withBothProofs(test: TestApp, person: Person) {
  const app = await turnOnSecondStep(test, person);
  return { json: { password: person.password, code: app.code() } };
}
