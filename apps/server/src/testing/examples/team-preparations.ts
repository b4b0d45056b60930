import { randomBytes } from 'node:crypto';
import { turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import { newPerson } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

export const teamInvite = {
  email: 'niko@staff.test',
  name: 'Niko Ferro',
  role: 'admin',
  title: 'Support',
  locale: 'fr',
};

const newEmail = () => `staff-${randomBytes(5).toString('hex')}@staff.test`;

export async function withNewAddress() {
  return { json: { ...teamInvite, email: newEmail() } };
}

/** Invites a person and returns the token of their link. */
export async function withTeamInvite(test: TestApp) {
  const email = newEmail();
  await test.call('/api/admin/team-invites', { as: 'superadmin', json: { ...teamInvite, email } });
  return { json: { token: mailedToken(test, email) } };
}

export async function acceptingTeamInvite(test: TestApp) {
  const { json } = await withTeamInvite(test);
  const username = `niko-${randomBytes(5).toString('hex')}`;
  return {
    json: { ...json, username, password: 'quartz lantern 71 meadow', locale: 'fr', timezone: 'Europe/Paris' },
  };
}

export async function withTeamInviteId(test: TestApp) {
  const { json } = await withNewAddress();
  const response = await test.call('/api/admin/team-invites', { as: 'superadmin', json });
  const { id } = (await response.json()) as { id: string };
  return { params: { id } };
}

export async function withTeamMember(test: TestApp) {
  const { signInName: username } = await newPerson(test, 'admin');
  return { params: { username }, headers: { 'if-match': '0' } };
}

export async function withSecondStepMember(test: TestApp) {
  const person = await newPerson(test, 'admin');
  await turnOnSecondStep(test, person);
  return { params: { username: person.signInName } };
}

export async function onTeamSettings(test: TestApp) {
  const { version } = await test.db.selectFrom('team_settings').select('version').executeTakeFirstOrThrow();
  return { headers: { 'if-match': String(version) } };
}
