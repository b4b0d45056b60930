import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdAdmin, holdCustomer, insertSession } from '#/modules/identity/session/session.repository.ts';
import type { Passwords } from '#/platform/crypto/passwords.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { newPerson, type Role, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { cheapPasswords } from '#/testing/app/test-deps.ts';

/** Pauses the next verification after it has produced its result. */
let gate: { reached: () => void; opened: Promise<void> } | undefined;
const cheap = cheapPasswords();
const passwords: Passwords = {
  hash: cheap.hash,
  async verify(stored, plain) {
    const mine = gate;
    gate = undefined;
    const isMatch = await cheap.verify(stored, plain);
    mine?.reached();
    await mine?.opened;
    return isMatch;
  },
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ passwords }, { oneProcess: 'holds up a verification of this process' });
});
afterAll(() => test.close());

const newPassword = 'another-password-of-a-test';

/** Runs the callback between the password verification and the session insert of a sign-in. */
async function signInWhile(
  role: Role,
  change: (person: Awaited<ReturnType<typeof newPerson>>) => Promise<unknown>,
) {
  const person = await newPerson(test, role);
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  gate = { reached: reached.resolve, opened: opened.promise };
  const answer = test.call(person.signInPath, { json: person.credentials });
  await reached.promise;
  await change(person);
  opened.resolve();
  return { person, response: await answer };
}

it.each(roles)('[A9] rejects a sign-in if a %s changes the password during verification', async (role) => {
  const { person, response } = await signInWhile(role, async ({ call, password }) => {
    const json = { currentPassword: password, newPassword };
    expect((await call('/api/control/user-info/password', { json })).status).toBe(200);
  });
  expect((await problemOf(response)).code).toBe('auth.invalid_credentials');
  expect(await person.trail()).toEqual(['account.password_updated', 'session.rejected']);
});

it.each(roles)('[A9] rejects a sign-in if a %s is disabled during verification', async (role) => {
  const { response } = await signInWhile(role, ({ email }) =>
    test.db
      .updateTable(role === 'customer' ? 'customers' : 'admins')
      .set({ disabled_at: new Date() })
      .where('email', '=', email)
      .execute(),
  );
  expect((await problemOf(response)).code).toBe('auth.invalid_credentials');
});

it.each(roles)('[A9] ends a session of a %s created concurrently with a change of password', async (role) => {
  const { about, call, password } = await newPerson(test, role);
  const now = test.clock.now();
  const later = new Date(now.getTime() + 60_000);
  const json = { currentPassword: password, newPassword };
  let changing: Promise<Response> | undefined;
  await test.db.transaction().execute(async (tx) => {
    if ('customerId' in about) {
      const row = await tx
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', about.customerId)
        .executeTakeFirstOrThrow();
      expect(await holdCustomer(tx, row)).toBe(true);
    } else {
      const row = await tx
        .selectFrom('admins')
        .selectAll()
        .where('id', '=', about.adminId)
        .executeTakeFirstOrThrow();
      expect(await holdAdmin(tx, row)).toBe(true);
    }
    changing = call('/api/control/user-info/password', { json });
    await expect.poll(waitsForALock, { timeout: 10_000 }).toBe(true);
    await insertSession(tx, {
      id: uuidv7(),
      token_hash: Buffer.alloc(32, role),
      customer_id: 'customerId' in about ? about.customerId : null,
      admin_id: 'adminId' in about ? about.adminId : null,
      role: role === 'admin' ? 'admin' : null,
      created_at: now,
      last_seen_at: now,
      idle_expires_at: later,
      expires_at: later,
      revoked_at: null,
    });
  });
  expect(await (await changing)?.json()).toEqual({ endedSessions: 1 });
});

async function waitsForALock(): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
  return (rows[0]?.waiting ?? 0) > 0;
}
