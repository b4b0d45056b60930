import { type People, people } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { readLive } from '#/testing/app/live-reader.ts';
import { acceptance, invite, newAddress, newMember } from '#/testing/app/members.ts';
import { mailsTo, newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, credentialsOf, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ heartbeatMs: 50 });
});
afterAll(() => test.close());
// Advance past the rate limits.
beforeEach(() => test.clock.advance({ minutes: 20 }));

/** A new session of the demo's owner: the clock ends older ones. */
async function demoOwner(): Promise<string> {
  const { path, json } = credentialsOf('owner');
  return ((await (await test.call(path, { json })).json()) as { token: string }).token;
}

const base = '/api/control/people';
const person = () => newPerson(test, 'customer');
const codeOf = async (response: Response) => (await problemOf(response)).code;
const accept = (token: string) =>
  test.call('/api/auth/invitation/accept', { json: { token, ...acceptance } });
const read = (token: string) => test.call('/api/auth/invitation', { json: { token } });
const join = ({ call }: Pick<Person, 'call'>, token: string) => call(`${base}/join`, { json: { token } });

async function listOf({ call }: Pick<Person, 'call'>): Promise<People> {
  const response = await call(base);
  expect(response.status).toBe(200);
  const body: unknown = await response.json();
  expectExactly(people, body);
  return people.parse(body);
}

async function trailOf({ call }: Pick<Person, 'call'>): Promise<string[]> {
  const { accountId } = await accountOf({ call });
  const rows = await test.db
    .selectFrom('audit_trail')
    .select('action')
    .where('account_id', '=', accountId)
    .where('action', '!=', 'session.created')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

async function accountOf({ call }: Pick<Person, 'call'>) {
  const { id } = (await (await call('/api/control/user-info')).json()) as { id: string };
  const row = await test.db
    .selectFrom('customers')
    .select(['account_id', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { accountId: row.account_id, role: row.role };
}

describe('an invitation', () => {
  it('adds a new person with the role, by a link in the language of the person who invites', async () => {
    const owner = await person();
    const email = newAddress();
    const token = await invite(test, owner.token, { email, role: 'manager' });
    expect(test.mails.at(-1)).toMatchObject({ to: { email, locale: 'fr' }, mail: { kind: 'invitation' } });
    expect(await (await read(token)).json()).toMatchObject({
      email,
      account: 'Noor Vance',
      invitedBy: 'Noor Vance',
      role: 'manager',
      hasSignIn: false,
    });
    expect((await listOf(owner)).invitations).toMatchObject([{ email, role: 'manager', products: null }]);

    expect(await (await accept(token)).json()).toEqual({ status: 'verified', email });
    const { items, invitations } = await listOf(owner);
    expect(invitations).toEqual([]);
    expect(items).toMatchObject([
      { email: owner.email, role: 'owner', isYou: true },
      { email, firstName: 'Ada', role: 'manager', isYou: false, lastSignInAt: null },
    ]);
    expect(await trailOf(owner)).toEqual(['person.invited', 'person.joined']);
    expect(await codeOf(await accept(token))).toBe('auth.invalid_link');
  });

  it('stores only the hash of its token, and expires after 7 days', async () => {
    const owner = await person();
    const token = await invite(test, owner.token, { email: newAddress(), role: 'analyst' });
    const { rows } = await sql<{ line: string }>`select i::text as line from invitations i`.execute(test.db);
    expect(rows.map(({ line }) => line).join()).not.toContain(token);
    test.clock.advance({ minutes: (7 * 24 - 1) * 60 });
    expect((await read(token)).status).toBe(200);
    test.clock.advance({ minutes: 120 });
    expect(await codeOf(await read(token))).toBe('auth.invalid_link');
    expect(await codeOf(await accept(token))).toBe('auth.invalid_link');
  });

  it('is replaced by one to the same address, sent again with a new link, and cancelled', async () => {
    const owner = await person();
    const email = newAddress();
    const first = await invite(test, owner.token, { email, role: 'manager' });
    const second = await invite(test, owner.token, { email, role: 'analyst' });
    const [{ id = '' } = {}] = (await listOf(owner)).invitations;
    expect((await owner.call(`${base}-invites/${id}/resend`, { method: 'POST' })).status).toBe(200);
    const tokens = mailsTo(test, email).map((mail) =>
      'link' in mail ? new URL(mail.link).searchParams.get('invite') : '',
    );
    const statuses = tokens.map(async (token) => (await read(token ?? '')).status);
    expect(tokens.slice(0, 2)).toEqual([first, second]);
    expect(await Promise.all(statuses)).toEqual([422, 422, 200]);
    expect((await owner.call(`${base}-invites/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await read(tokens[2] ?? '')).status).toBe(422);
  });

  it('returns 404 for another account’s invitation, and 422 for its products', async () => {
    const [owner, stranger] = [await person(), await person()];
    await invite(test, owner.token, { email: newAddress(), role: 'manager' });
    const [{ id = '' } = {}] = (await listOf(owner)).invitations;
    expect((await stranger.call(`${base}-invites/${id}/resend`, { method: 'POST' })).status).toBe(404);
    expect((await stranger.call(`${base}-invites/${id}`, { method: 'DELETE' })).status).toBe(404);
    const { id: cast } = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'aurora')
      .executeTakeFirstOrThrow();
    const json = { email: newAddress(), role: 'manager', products: [{ kind: 'cast', id: cast }] };
    const response = await stranger.call(`${base}-invites`, { json });
    expect((await problemOf(response)).errors).toMatchObject([{ pointer: '/products/0', code: 'enum' }]);
  });

  it('moves a person with an empty account, who keeps the session', async () => {
    const [owner, guest, other] = [await person(), await person(), await person()];
    const token = await invite(test, owner.token, { email: guest.email, role: 'presenter' });
    expect((await (await read(token)).json()) as object).toMatchObject({ hasSignIn: true });
    expect(await codeOf(await join(other, token))).toBe('people.other_address');
    expect(await codeOf(await accept(token))).toBe('auth.invalid_link');
    const before = await accountOf(guest);
    expect(await (await join(guest, token)).json()).toMatchObject({ accountRole: 'presenter' });
    expect(await accountOf(guest)).toEqual({ ...(await accountOf(owner)), role: 'presenter' });
    const left = await test.db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', before.accountId)
      .execute();
    expect(left).toEqual([]);
  });

  it('does not move a person whose account has other people', async () => {
    const [owner, guest] = [await person(), await person()];
    await newMember(test, guest.token, { role: 'analyst' });
    const token = await invite(test, owner.token, { email: guest.email, role: 'manager' });
    expect(await codeOf(await join(guest, token))).toBe('people.already_in_account');
    expect((await read(token)).status).toBe(200);
  });
});

describe('a change of a person', () => {
  it('takes effect at the next call, and ends the live streams that the new role does not permit', async () => {
    const owner = await demoOwner();
    const member = await newMember(test, owner, { role: 'presenter' });
    const live = await member.call('/cast-api/live?topics=listeners:aurora');
    expect(live.status).toBe(200);
    const reader = readLive(live);
    await reader.nextComment();
    const json = { role: 'analyst', products: null };
    await test.call(`${base}/${member.id}`, { token: owner, method: 'PUT', json });
    await reader.rest();
    expect(await codeOf(await member.call('/cast-api/live?topics=listeners:aurora'))).toBe(
      'account.not_permitted',
    );
    const profile = await member.call('/api/control/user-info');
    expect(await profile.json()).toMatchObject({ accountRole: 'analyst' });
  });

  it('is refused to everyone but the owner, and for the owner', async () => {
    const owner = await person();
    const manager = await newMember(test, owner.token, { role: 'manager' });
    const json = { role: 'manager', products: null };
    const [you] = (await listOf(owner)).items;
    expect(await codeOf(await manager.call(`${base}/${manager.id}`, { method: 'PUT', json }))).toBe(
      'account.not_permitted',
    );
    expect(await codeOf(await owner.call(`${base}/${you?.id}`, { method: 'PUT', json }))).toBe(
      'people.owner_required',
    );
    expect(await codeOf(await owner.call(`${base}/${you?.id}`, { method: 'DELETE' }))).toBe(
      'people.owner_required',
    );
  });

  it('returns 404 for another account’s person', async () => {
    const [owner, stranger] = [await person(), await person()];
    const member = await newMember(test, owner.token, { role: 'manager' });
    const json = { role: 'analyst', products: null };
    const proof = { password: stranger.password };
    expect((await stranger.call(`${base}/${member.id}`, { method: 'PUT', json })).status).toBe(404);
    expect((await stranger.call(`${base}/${member.id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await stranger.call(`${base}/${member.id}/make-owner`, { json: proof })).status).toBe(404);
  });
});

describe('a person without the account', () => {
  it('that was removed loses the sessions and signs in to an empty account of their own', async () => {
    const owner = await demoOwner();
    const member = await newMember(test, owner, { role: 'manager' });
    const response = await test.call(`${base}/${member.id}`, { token: owner, method: 'DELETE' });
    expect(JSON.stringify(await response.json())).not.toContain(member.email);
    expect((await member.call('/api/control/user-info')).status).toBe(419);
    expect(mailsTo(test, member.email).at(-1)).toMatchObject({
      kind: 'removed_from_account',
      account: 'Aurora Media',
    });
    const token = await member.signIn();
    const products = await (await test.call('/api/control/products', { token })).json();
    expect(products).toMatchObject({ total: 0 });
    expect(await (await test.call('/api/control/user-info', { token })).json()).toMatchObject({
      accountRole: 'owner',
    });
  });

  it('that left keeps the session and can be invited again', async () => {
    const owner = await person();
    const member = await newMember(test, owner.token, { role: 'manager' });
    const response = await member.call(`${base}/leave`, { method: 'POST' });
    expect(await response.json()).toMatchObject({ accountRole: 'owner' });
    expect((await listOf(owner)).items).toHaveLength(1);
    const token = await invite(test, owner.token, { email: member.email, role: 'presenter' });
    expect(await (await join(member, token)).json()).toMatchObject({ accountRole: 'presenter' });
  });
});

describe('the ownership', () => {
  const give = ({ call, password }: Person, id: string) =>
    call(`${base}/${id}/make-owner`, { json: { password } });

  it('is transferred with the password, and both people are notified', async () => {
    const owner = await person();
    const member = await newMember(test, owner.token, { role: 'analyst' });
    const wrong = { json: { password: 'not the password' } };
    expect(await codeOf(await owner.call(`${base}/${member.id}/make-owner`, wrong))).toBe(
      'auth.incorrect_password',
    );
    expect(await (await give(owner, member.id)).json()).toMatchObject({ accountRole: 'manager' });
    expect((await listOf(member)).items.map(({ role }) => role)).toEqual(['owner', 'manager']);
    for (const email of [owner.email, member.email])
      expect(mailsTo(test, email).at(-1)).toMatchObject({ kind: 'owner_changed', newEmail: member.email });
    expect(await trailOf(member)).toContain('account.owner_changed');
  });

  it('[C2] goes to exactly one of two people at the same time', async () => {
    const owner = await person();
    const members = [
      await newMember(test, owner.token, { role: 'manager' }),
      await newMember(test, owner.token, { role: 'manager' }),
    ];
    const answers = await Promise.all(members.map(({ id }) => give(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { items } = await listOf(owner);
    expect(items.filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  it('[C2] cannot be lost or doubled in the database', async () => {
    const owner = await person();
    const member = await newMember(test, owner.token, { role: 'manager' });
    const set = (id: string, role: 'owner' | 'manager') =>
      test.db.updateTable('customers').set({ role }).where('id', '=', id).execute();
    const [you] = (await listOf(owner)).items;
    await expect(set(you?.id ?? '', 'manager')).rejects.toThrow('An account needs an owner.');
    await expect(set(member.id, 'owner')).rejects.toThrow('customers_owner');
    await expect(
      test.db
        .deleteFrom('customers')
        .where('id', '=', you?.id ?? '')
        .execute(),
    ).rejects.toThrow('An account needs an owner.');
  });
});
