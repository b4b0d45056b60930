import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { turnOnSecondStep } from '#/testing/app/authenticator.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    signInLimits: {
      perAccount: 3,
      perAddress: 6,
      windowMs: 300_000,
      perName: 100_000,
      codesPerName: 100_000,
    },
  });
});
afterAll(() => test.close());

let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(roles)('the audit trail of a %s sign-in', (role) => {
  let person: Person;
  let from: string;
  beforeEach(async () => {
    from = newAddress();
    person = await newPerson(test, role);
  });
  const attempt = (more: Record<string, string> = {}) =>
    test.call(person.signInPath, {
      json: { ...person.credentials, ...more },
      from,
      headers: { 'user-agent': agent },
    });
  /** Returns all rows for this test's address, in order. */
  const lines = async () => {
    const rows = await test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('address', '=', from)
      .orderBy('id')
      .execute();
    return rows.map(
      ({ id: _id, request_id: _request, actor_name: _name, account_id: _account, ...line }) => line,
    );
  };
  const common = () => ({
    at: test.clock.now(),
    customer_id: 'customerId' in person.about ? person.about.customerId : null,
    admin_id: 'adminId' in person.about ? person.about.adminId : null,
    address: from,
    user_agent: agent,
    before: null,
    after: null,
  });
  const nobody = { actor_kind: 'nobody', actor_id: null };
  const noAccount = { customer_id: null, admin_id: null };
  const ownId = () => Object.values(person.about)[0] as string;

  it('[H17] records a success once, by the account', async () => {
    await attempt();
    expect(await lines()).toEqual([
      { ...common(), action: 'session.created', actor_kind: role, actor_id: ownId(), details: {} },
    ]);
  });

  it('[H17] records a rejection once, about the account and by nobody', async () => {
    await attempt({ password: 'not-the-password' });
    const details = { reason: 'password' };
    expect(await lines()).toEqual([{ ...common(), ...nobody, action: 'session.rejected', details }]);
  });

  it('[H17] records an unknown account name once, about no account', async () => {
    const name = randomBytes(6).toString('hex');
    await attempt(role === 'customer' ? { email: `${name}@nowhere.test` } : { username: name });
    const details = { reason: 'password' };
    expect(await lines()).toEqual([
      { ...common(), ...noAccount, ...nobody, action: 'session.rejected', details },
    ]);
  });

  it('[H17] records the rejection of a disabled account', async () => {
    await test.db
      .updateTable(role === 'customer' ? 'customers' : 'admins')
      .set({ disabled_at: new Date() })
      .where('email', '=', person.email)
      .execute();
    await attempt();
    const details = { reason: 'disabled' };
    expect(await lines()).toEqual([{ ...common(), ...nobody, action: 'session.rejected', details }]);
  });

  it('[H17] records a two-step sign-in and a wrong code once each, and the challenge not at all', async () => {
    const app = await turnOnSecondStep(test, person);
    await attempt();
    await attempt({ code: app.wrongCode() });
    await attempt({ code: app.code() });
    const seen = await lines();
    expect(seen.map(({ action, details }) => [action, details])).toEqual([
      ['session.rejected', { reason: 'code' }],
      ['session.created', {}],
    ]);
  });

  it('[H17] records a throttled account once, however many attempts follow', async () => {
    for (let count = 0; count < 6; count += 1) await attempt({ password: 'not-the-password' });
    const seen = await lines();
    expect(seen.map(({ action }) => action)).toEqual([
      ...Array<string>(3).fill('session.rejected'),
      'session.throttled',
    ]);
    expect(seen.at(-1)).toEqual({
      ...common(),
      ...nobody,
      action: 'session.throttled',
      details: { limit: 'account' },
    });
  });

  it('[H17] records a throttled address once, about no account', async () => {
    for (let count = 0; count < 6; count += 1) {
      const name = randomBytes(6).toString('hex');
      await attempt(role === 'customer' ? { email: `${name}@nowhere.test` } : { username: name });
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => attempt()));
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
    const throttled = (await lines()).filter(({ action }) => action === 'session.throttled');
    expect(throttled).toEqual([
      {
        ...common(),
        ...noAccount,
        ...nobody,
        action: 'session.throttled',
        details: { limit: 'address' },
      },
    ]);
  });

  it('[H17] records a session if and only if it is created', async () => {
    await sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$`.execute(test.db);
    await sql`create trigger refuse before insert on sessions for each row execute function refuse()`.execute(
      test.db,
    );
    try {
      expect((await attempt()).status).toBe(500);
    } finally {
      await sql`drop function refuse cascade`.execute(test.db);
    }
    expect(await lines()).toEqual([]);
  });
});

describe('the audit trail', () => {
  const count = async () => {
    const { total } = await test.db
      .selectFrom('audit_trail')
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  it.each([
    ['changed', sql`update audit_trail set at = now()`],
    [
      'changed by one line',
      sql`update audit_trail set details = '{}' where id = (select min(id) from audit_trail)`,
    ],
    ['thinned out', sql`delete from audit_trail where action = 'session.rejected'`],
    ['emptied', sql`truncate audit_trail`],
    ['emptied with what hangs on it', sql`truncate audit_trail, customers cascade`],
    [
      'overwritten by an insert',
      sql`insert into audit_trail overriding system value select * from audit_trail limit 1
        on conflict (id) do update set action = 'session.created'`,
    ],
  ])('[H17] cannot be %s: the database rejects it', async (_name, statement) => {
    await newPerson(test, 'customer');
    const before = await count();
    await expect(statement.execute(test.db)).rejects.toThrow('append-only');
    expect(await count()).toBe(before);
  });

  it('[H17] keeps the events of a deleted account', async () => {
    const person = await newPerson(test, 'customer');
    const id = 'customerId' in person.about ? person.about.customerId : '';
    await test.db.deleteFrom('accounts').where('id', '=', id).execute();
    const left = await test.db
      .selectFrom('audit_trail')
      .select('action')
      .where('customer_id', '=', id)
      .execute();
    expect(left).toEqual([{ action: 'session.created' }]);
  });

  it('[H17] and the log contain no password, token, code or typed name', async () => {
    const person = await newPerson(test, 'customer');
    const from = newAddress();
    const app = await turnOnSecondStep(test, person);
    const typed = {
      wrong: 'Tr0ub4dor&3-typed-wrong',
      name: 'my-password-in-the-wrong-field@people.test',
      admin: 'my-password-as-a-username',
      code: app.wrongCode(),
    };
    const send = (path: string, json: unknown) => test.call(path, { json, from });
    await send('/api/authenticate', { ...person.credentials, password: typed.wrong });
    await send('/api/authenticate', { email: typed.name, password: typed.wrong });
    await send('/api/admin/authenticate', { username: typed.admin, password: typed.wrong });
    await send('/api/authenticate', { ...person.credentials, code: typed.code });
    const recovery = app.recoveryCodes[0] ?? '';
    const answer = await send('/api/authenticate', { ...person.credentials, code: recovery });
    const { token } = (await answer.json()) as { token: string };
    expect(token).toHaveLength(43);
    const { rows } = await sql<{ line: string }>`select t::text as line from audit_trail t`.execute(test.db);
    const written = [...rows.map(({ line }) => line), ...test.logs].join('\n');
    expect(written).toContain(from);
    const secrets = [person.password, token, person.token, app.secret, recovery, ...Object.values(typed)];
    // Six digits may occur within an id by chance, but not as a separate word.
    const words = new Set(written.split(/[^\p{L}\p{N}&@._-]+/u));
    const found = secrets.filter(
      (secret) => words.has(secret) || (secret.length > 6 && written.includes(secret)),
    );
    expect(found).toEqual([]);
  });
});
