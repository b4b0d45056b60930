import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import { codeAt } from '../../apps/server/src/testing/app/authenticator.ts';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'invites staff, and opens, accepts and cancels invitations': inviteStaff,
  'changes a person of the staff, ends their sessions and removes them': changeStaff,
  'changes the rules for all staff': changeRules,
  'lists, exports and verifies the audit log': readAudit,
};

const draft = {
  email: 'niko@staff.test',
  name: 'Niko Ferro',
  role: 'admin',
  title: 'Support',
  locale: 'fr',
} as const;

async function inviteStaff(_owner: ApiClients, tools: CallTools): Promise<void> {
  const { main } = await tools.asSuperadmin();
  const invites = '/admin/team-invites';
  const invite = await unwrap(main.POST(invites, { body: draft }));
  const sent = await unwrap(main.POST(`${invites}/{id}/resend`, { params: { path: { id: invite.id } } }));
  expect(sent).toMatchObject({ id: invite.id, email: draft.email });
  const token = tools.mailedToken('token');
  const nobody = tools.asNobody().main;
  const offer = await unwrap(nobody.POST('/auth/team-invite', { body: { token } }));
  expect(offer).toMatchObject({ email: draft.email, role: 'admin', title: 'Support' });
  const account = { username: 'niko-ferro', password: 'quartz lantern 71 meadow' };
  const acceptance = { token, ...account, locale: 'fr', timezone: 'Europe/Paris' } as const;
  const accepted = await unwrap(nobody.POST('/auth/team-invite/accept', { body: acceptance }));
  expect(accepted).toEqual({ username: account.username });
  const params = { path: accepted };
  await unwrap(main.DELETE('/admin/team/{username}', { params }));

  const { id } = await unwrap(main.POST(invites, { body: { ...draft, email: 'ines@staff.test' } }));
  await unwrap(main.DELETE(`${invites}/{id}`, { params: { path: { id } } }));
  expect((await unwrap(main.GET('/admin/team'))).invites.map((pending) => pending.id)).not.toContain(id);
}

async function changeStaff(_owner: ApiClients, tools: CallTools): Promise<void> {
  const { main } = await tools.asSuperadmin();
  const member = await tools.as('admin');
  const { signInName: username, password } = member.person;
  const { secret } = await unwrap(member.main.POST('/control/mfa/start', { body: { password } }));
  const { members } = await unwrap(main.GET('/admin/team'));
  const now = members.find((person) => person.username === username)?.lastSeenAt ?? '';
  const code = codeAt(secret, new Date(now));
  await unwrap(member.main.POST('/control/mfa/confirm', { body: { code } }));
  const one = '/admin/team/{username}';
  const params = { path: { username } };
  const reset = await unwrap(main.POST(`${one}/reset-mfa`, { params }));
  expect(reset).toMatchObject({ hasSecondStep: false, sessions: 0 });
  await member.person.signIn();
  expect(await unwrap(main.GET(`${one}/removal`, { params }))).toMatchObject({ sessions: 1, uploads: 0 });
  expect(await unwrap(main.POST(`${one}/end-sessions`, { params }))).toEqual({ endedSessions: 1 });
  const body = { role: 'admin', title: 'Night shift', isDisabled: false } as const;
  const header = { 'If-Match': String(reset.version) };
  const changed = await unwrap(main.PUT(one, { params: { ...params, header }, body }));
  expect(changed).toMatchObject({ username, title: 'Night shift', version: reset.version + 1 });
  await unwrap(main.DELETE(one, { params }));
  const { members: left } = await unwrap(main.GET('/admin/team'));
  expect(left.map((person) => person.username)).not.toContain(username);
}

async function changeRules(_owner: ApiClients, { asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const { requiresSecondStep, version } = (await unwrap(main.GET('/admin/team'))).settings;
  const params = { header: { 'If-Match': String(version) } };
  const saved = await unwrap(main.PUT('/admin/team-settings', { params, body: { requiresSecondStep } }));
  expect(saved.requiresSecondStep).toBe(requiresSecondStep);
}

async function readAudit(_owner: ApiClients, { asSuperadmin }: CallTools): Promise<void> {
  const { main } = await asSuperadmin();
  const list = await unwrap(main.GET('/admin/audit', { params: { query: { pageSize: 5 } } }));
  expect(list.items.length).toBeGreaterThan(0);
  const query = { format: 'csv' } as const;
  const file = await unwrap(main.GET('/admin/audit/export', { params: { query } }));
  expect(file.name).toMatch(/\.csv$/);
  expect((await unwrap(main.GET('/admin/audit/verification'))).isIntact).toBe(true);
}
