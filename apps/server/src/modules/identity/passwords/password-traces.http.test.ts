import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newPassword = 'a quiet river at dusk';
const misplaced = 'typed as a name 71';

/** Every row of every table as text, with bytes in hexadecimal. */
async function databaseCopy(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public'`.execute(test.db);
  const copies = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(test.db),
    ),
  );
  return copies.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

/** The texts that an unkeyed hash could have been made of. */
function texts(method: string, url: string, body: object, secrets: readonly string[]): string[] {
  return [
    ...secrets,
    JSON.stringify(body),
    JSON.stringify([method, url, null, body]),
    JSON.stringify([method, url, undefined, body]),
  ];
}

const hashesOf = (text: string): string[] =>
  ['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash(name).update(text).digest(form)),
  );

it('[A7] [I6] neither the database nor the log contains a password or an unkeyed hash of it', async () => {
  const { call, password, signInPath } = await newPerson(test, 'customer');
  const change = { currentPassword: password, newPassword };
  const path = '/api/control/user-info/password';
  const headers = { 'idempotency-key': 'changes-the-password' };
  expect((await call(path, { json: change, headers })).status).toBe(200);
  await call(path, { json: change, headers });
  await call(path, { json: { ...change, currentPassword: newPassword }, headers });
  // A password in the wrong field, from an address whose network anyone can guess.
  await test.call('/api/admin/authenticate', { json: { username: misplaced, password: newPassword } });
  await test.call(signInPath, { json: { email: 'nobody@people.test', password: newPassword } });

  const copy = await databaseCopy();
  expect(copy).toContain('$argon2');
  const guesses = [
    ...texts('POST', path, change, [password, newPassword, misplaced]),
    JSON.stringify(['sign_in.admin', misplaced, '127.0.0.1']),
    JSON.stringify(['throttle', 'sign_in.admin', misplaced, '127.0.0.1']),
  ];
  const plain = [password, newPassword, misplaced];
  const isStored = (place: string) =>
    [...plain, ...guesses.flatMap(hashesOf)].filter((one) => place.includes(one));
  expect(isStored(copy)).toEqual([]);
  expect(isStored(test.logs.join('\n'))).toEqual([]);
});
