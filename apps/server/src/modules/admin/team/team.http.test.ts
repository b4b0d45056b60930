import type { AdminRequestList, Team, TeamMemberChange } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import { mailsTo, newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newRequest } from '#/testing/examples/plan-preparations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let last = 0;
const password = 'quartz lantern 71 meadow';
function newEmail(): string {
  last += 1;
  return `niko${last}@staff.test`;
}
const invitation = (email: string) => ({
  email,
  name: 'Niko Ferro',
  role: 'admin',
  title: 'Support',
  locale: 'fr',
});
const asSuperadmin = (path: string, options: Parameters<TestApp['call']>[1] = {}) =>
  test.call(`/api/admin/${path}`, { as: 'superadmin', ...options });
const invite = (email: string) => asSuperadmin('team-invites', { json: invitation(email) });
const accept = (token: string, more: Record<string, string> = {}) =>
  test.call('/api/auth/team-invite/accept', {
    json: { token, username: `niko-${last}`, password, locale: 'fr', timezone: 'Europe/Paris', ...more },
  });
const teamOf = async () => (await (await asSuperadmin('team')).json()) as Team;
const change = (
  by: Pick<Person, 'call'>,
  { signInName }: Person,
  { version = 0, ...values }: Partial<TeamMemberChange> & { version?: number },
) =>
  by.call(`/api/admin/team/${signInName}`, {
    method: 'PUT',
    json: { role: 'admin', title: 'Operations', isDisabled: false, ...values },
    headers: { 'if-match': String(version) },
  });
/** A superadmin with a session. */
async function newSuperadmin(): Promise<Person> {
  const person = await newPerson(test, 'admin');
  await test.db
    .updateTable('admins')
    .set({ role: 'superadmin' })
    .where('username', '=', person.signInName)
    .execute();
  const token = await person.signIn();
  return { ...person, token, call: (path, options) => test.call(path, { token, ...options }) };
}

describe('an invitation', () => {
  it('creates an admin with the offered role, once', async () => {
    const email = newEmail();
    expect((await invite(email)).status).toBe(201);
    const token = mailedToken(test, email);
    expect(test.mails.at(-1)?.mail).toMatchObject({
      kind: 'team_invite',
      link: expect.stringMatching(/^https:\/\/studio\.example\/admin\/invite\?token=[\w-]{22}$/),
    });
    const offer = await test.call('/api/auth/team-invite', { json: { token } });
    expect(await offer.json()).toMatchObject({ email, name: 'Niko Ferro', role: 'admin', title: 'Support' });
    const statuses = (await Promise.all([accept(token), accept(token)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 422]);
    const signIn = { username: `niko-${last}`, password };
    expect((await test.call('/api/admin/authenticate', { json: signIn })).status).toBe(200);
    expect((await teamOf()).invites.map((each) => each.email)).not.toContain(email);
  });

  it('works for seven days, and again when it is sent again', async () => {
    const email = newEmail();
    const { id } = (await (await invite(email)).json()) as { id: string };
    const first = mailedToken(test, email);
    test.clock.advance({ minutes: 7 * 24 * 60 });
    test.mails.length = 0;
    expect((await problemOf(await accept(first))).code).toBe('auth.invalid_link');
    expect((await superadminAgain(`team-invites/${id}/resend`, 'POST')).status).toBe(200);
    expect((await accept(first)).status).toBe(422);
    expect((await accept(mailedToken(test, email))).status).toBe(200);
  });

  it('stops working when it is cancelled', async () => {
    const email = newEmail();
    const { id } = (await (await superadminAgain('team-invites', 'POST', invitation(email))).json()) as {
      id: string;
    };
    expect((await superadminAgain(`team-invites/${id}`, 'DELETE')).status).toBe(204);
    expect((await accept(mailedToken(test, email))).status).toBe(422);
    expect((await superadminAgain(`team-invites/${id}`, 'DELETE')).status).toBe(404);
  });

  it('is refused for an address of the team, and keeps its link after a bad choice', async () => {
    const email = newEmail();
    const send = () => superadminAgain('team-invites', 'POST', invitation(email));
    await send();
    expect((await problemOf(await send())).code).toBe('team.already_member');
    const token = mailedToken(test, email);
    expect((await problemOf(await accept(token, { username: 'admin' }))).code).toBe('team.username_taken');
    expect((await problemOf(await accept(token, { password: 'niko ferro' }))).errors).toMatchObject([
      { pointer: '/password', code: 'personal' },
    ]);
    expect((await accept(token)).status).toBe(200);
  });

  /** With a new session: the clock has advanced beyond the life of the shared one. */
  async function superadminAgain(path: string, method: string, json?: unknown): Promise<Response> {
    const credentials = { username: 'superadmin', password: 'studio-demo-1' };
    const { token } = (await (await test.call('/api/admin/authenticate', { json: credentials })).json()) as {
      token: string;
    };
    return test.call(`/api/admin/${path}`, { token, method, ...(json !== undefined && { json }) });
  }
});

describe('a person of the team', () => {
  let boss: Person;
  let person: Person;
  beforeEach(async () => {
    boss = await newSuperadmin();
    person = await newPerson(test, 'admin');
  });
  const memberOfTeam = async () => {
    const team = (await (await boss.call('/api/admin/team')).json()) as Team;
    return team.members.find(({ username }) => username === person.signInName);
  };

  it.each([
    ['a new role', { role: 'superadmin' }],
    ['lost access', { isDisabled: true }],
  ] as const)('loses the sessions with %s', async (_name, values) => {
    expect(await memberOfTeam()).toMatchObject({ sessions: 1, version: 0, hasSecondStep: false });
    const response = await change(boss, person, values);
    expect(await response.json()).toMatchObject({ sessions: 0, version: 1 });
    expect((await person.call('/api/admin/user-info')).status).toBe(419);
    expect(await person.trail()).toEqual(['team.updated']);
  });

  it('keeps the sessions with a new title; an outdated change is refused', async () => {
    expect((await change(boss, person, { title: 'Support' })).status).toBe(200);
    expect((await person.call('/api/admin/user-info')).status).toBe(200);
    expect((await change(boss, person, { isDisabled: true })).status).toBe(412);
  });

  it('is removed with their sessions, and what they did stays', async () => {
    const removal = await boss.call(`/api/admin/team/${person.signInName}/removal`);
    expect(await removal.json()).toEqual({
      sessions: 1,
      auditEntries: 1,
      revisions: 0,
      uploads: 0,
      requests: 0,
    });
    const remove = () => boss.call(`/api/admin/team/${person.signInName}`, { method: 'DELETE' });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await person.call('/api/admin/user-info')).status).toBe(401);
    expect(await person.trail()).toEqual(['team.removed']);
  });

  it('gets a lost second step reset, with a mail', async () => {
    const reset = () => boss.call(`/api/admin/team/${person.signInName}/reset-mfa`, { method: 'POST' });
    expect((await problemOf(await reset())).code).toBe('mfa.not_enrolled');
    await turnOnSecondStep(test, person);
    expect(await memberOfTeam()).toMatchObject({ hasSecondStep: true });
    expect(await (await reset()).json()).toMatchObject({ hasSecondStep: false, sessions: 0 });
    expect(mailsTo(test, person.email).at(-1)?.kind).toBe('mfa_disabled');
    expect(await person.signIn()).toHaveLength(43);
  });

  it('is signed out everywhere; the own current session stays', async () => {
    await person.signIn();
    const end = (username: string) =>
      boss.call(`/api/admin/team/${username}/end-sessions`, { method: 'POST' });
    expect(await (await end(person.signInName)).json()).toEqual({ endedSessions: 2 });
    expect((await person.call('/api/admin/user-info')).status).toBe(419);
    expect((await end(boss.signInName)).status).toBe(200);
    expect((await boss.call('/api/admin/user-info')).status).toBe(200);
  });
});

describe('the requests of a removed person', () => {
  let boss: Person;
  let person: Person;
  beforeEach(async () => {
    boss = await newSuperadmin();
    person = await newPerson(test, 'admin');
  });
  async function assigned({ signInName: username }: Person): Promise<string> {
    const { id } = await newRequest(test);
    await boss.call(`/api/admin/requests/${id}/assignee`, { method: 'PUT', json: { username } });
    return id;
  }
  const remove = (by: Person, { signInName }: Person, assignee?: string) =>
    by.call(`/api/admin/team/${signInName}${assignee ? `?assignee=${assignee}` : ''}`, { method: 'DELETE' });
  async function assigneeOf(id: string) {
    const { items } = (await (
      await boss.call('/api/admin/requests?pageSize=100')
    ).json()) as AdminRequestList;
    return items.find((each) => each.id === id)?.assignee?.username ?? null;
  }

  it('are counted before, and are unassigned by default', async () => {
    const id = await assigned(person);
    const removal = await boss.call(`/api/admin/team/${person.signInName}/removal`);
    expect(await removal.json()).toMatchObject({ requests: 1 });
    expect((await remove(boss, person)).status).toBe(204);
    expect(await assigneeOf(id)).toBeNull();
  });

  it('go to the new assignee', async () => {
    const other = await newPerson(test, 'admin');
    const id = await assigned(person);
    expect((await remove(boss, person, other.signInName)).status).toBe(204);
    expect(await assigneeOf(id)).toBe(other.signInName);
  });

  it('do not go to somebody unknown, disabled or removed: the person stays with the requests', async () => {
    const disabled = await newPerson(test, 'admin');
    await change(boss, disabled, { isDisabled: true });
    const id = await assigned(person);
    for (const assignee of ['nobody-here', disabled.signInName, person.signInName])
      expect((await problemOf(await remove(boss, person, assignee))).errors).toMatchObject([
        { pointer: '/assignee', code: 'enum' },
      ]);
    expect(await assigneeOf(id)).toBe(person.signInName);
  });

  it('stay with one of two people who are removed concurrently in favor of each other', async () => {
    const [other, otherBoss] = [await newPerson(test, 'admin'), await newSuperadmin()];
    const ids = [await assigned(person), await assigned(other)];
    const answers = await Promise.all([
      remove(boss, person, other.signInName),
      remove(otherBoss, other, person.signInName),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const left = answers[0]?.status === 204 ? other : person;
    for (const id of ids) expect(await assigneeOf(id)).toBe(left.signInName);
  });
});

describe('[C2] the team', () => {
  it('[C2] can be seen by an admin, not changed', async () => {
    const admin = await newPerson(test, 'admin');
    const other = await newPerson(test, 'admin');
    expect((await admin.call('/api/admin/team')).status).toBe(200);
    expect((await problemOf(await change(admin, other, { role: 'superadmin' }))).code).toBe(
      'account.not_permitted',
    );
  });

  it('[C2] refuses a change of the own role or access', async () => {
    const boss = await newSuperadmin();
    const attempts = [
      change(boss, boss, { role: 'admin' }),
      change(boss, boss, { role: 'superadmin', isDisabled: true }),
      boss.call(`/api/admin/team/${boss.signInName}`, { method: 'DELETE' }),
      boss.call(`/api/admin/team/${boss.signInName}/reset-mfa`, { method: 'POST' }),
    ];
    for (const response of await Promise.all(attempts))
      expect((await problemOf(response)).code).toBe('team.own_account');
  });

  it('[C2] keeps a superadmin when two superadmins demote each other concurrently: exactly one fails', async () => {
    const [one, two] = [await newSuperadmin(), await newSuperadmin()];
    const answers = await Promise.all([
      change(one, two, { role: 'admin' }),
      change(two, one, { role: 'admin' }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    // The second one is refused for its role, or already for its ended session.
    expect(statuses[0]).toBe(200);
    expect([409, 419]).toContain(statuses[1]);
    await test.db.deleteFrom('admins').where('username', 'in', [one.signInName, two.signInName]).execute();
  });

  it('[C2] cannot lose the last superadmin: the database refuses one of two concurrent demotions', async () => {
    await test.db.transaction().execute(async (tx) => {
      await sql`update admins set disabled_at = now() where username not in ('superadmin', 'admin')`.execute(
        tx,
      );
      await sql`update admins set role = 'superadmin' where username = 'admin'`.execute(tx);
    });
    const demote = (username: string) =>
      test.db.transaction().execute(async (tx) => {
        await sql`update admins set role = 'admin' where username = ${username}`.execute(tx);
        // Both have changed their row before either commits.
        await sql`select pg_sleep(0.2)`.execute(tx);
      });
    const results = await Promise.allSettled([demote('superadmin'), demote('admin')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = sql`select from admins where role = 'superadmin' and disabled_at is null`;
    expect((await left.execute(test.db)).rows).toHaveLength(1);
    for (const last of [sql`delete from admins`, sql`update admins set disabled_at = now()`])
      await expect(last.execute(test.db)).rejects.toThrow('at least one enabled superadmin');
    await sql`update admins set role = username where username in ('superadmin', 'admin')`.execute(test.db);
  });
});

describe('two-step sign-in for all staff', () => {
  it('blocks everything but the own account until it is set up, and nobody is signed out', async () => {
    const boss = await newSuperadmin();
    const person = await newPerson(test, 'admin');
    const set = async (requiresSecondStep: boolean) => {
      const { version } = await test.db.selectFrom('team_settings').selectAll().executeTakeFirstOrThrow();
      const headers = { 'if-match': String(version) };
      return boss.call('/api/admin/team-settings', { method: 'PUT', json: { requiresSecondStep }, headers });
    };
    expect((await problemOf(await set(true))).code).toBe('account.second_step_needed');
    await turnOnSecondStep(test, boss);
    expect(await (await set(true)).json()).toMatchObject({ requiresSecondStep: true });
    expect((await problemOf(await person.call('/api/admin/cast'))).code).toBe('account.second_step_needed');
    expect((await person.call('/api/admin/user-info')).status).toBe(200);
    await turnOnSecondStep(test, person);
    expect((await person.call('/api/admin/cast')).status).toBe(200);
    expect((await set(false)).status).toBe(200);
  });
});
