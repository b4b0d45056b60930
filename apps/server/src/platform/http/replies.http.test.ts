import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#/composition/seed/demo-data.ts';
import { expectExactly, type Operation, operations, statusesOf } from '#/testing/app/contract.ts';
import { readLive } from '#/testing/app/live-reader.ts';
import { tokenOfLink } from '#/testing/app/mailed-token.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { succeed } from '#/testing/examples/successful-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The body, or the first event of a stream. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.json();
  const reader = readLive(response);
  const event = await reader.next();
  await reader.close();
  return event;
}

/** Operations that reveal a secret to the authorized caller. */
const revealing: Readonly<Record<string, readonly string[]>> = {
  'mfa.start': ['secret of a second step'],
  'source.revealPassword': ['password of a source'],
  'source.rotatePassword': ['password of a source'],
};

/** All secrets in the database, and the values that they derive from. */
async function secretsOf(): Promise<[name: string, secret: string][]> {
  const { db, deps, mails } = test;
  const [customers, admins, sessions, links, streams, steps, recovery] = await Promise.all([
    db.selectFrom('customers').select('password_hash').execute(),
    db.selectFrom('admins').select('password_hash').execute(),
    db.selectFrom('sessions').select('token_hash').execute(),
    db.selectFrom('one_time_links').select('token_hash').execute(),
    db.selectFrom('cast_streams').select(['id', 'source_password']).execute(),
    db.selectFrom('second_steps').select(['id', 'secret']).execute(),
    db.selectFrom('recovery_codes').select('code_hash').execute(),
  ]);
  const hashes = [...customers, ...admins].map(({ password_hash }) => password_hash);
  const bytes = [
    ...[...sessions, ...links].map(({ token_hash }) => token_hash),
    ...recovery.map(({ code_hash }) => code_hash),
    ...streams.map(({ source_password }) => source_password),
    ...steps.map(({ secret }) => secret),
  ];
  const opened = (sealed: Buffer, rowId: string, column: string) =>
    deps.secrets.open(sealed, { rowId, column });
  return [
    ['password', demoPassword],
    ['hash of a password', '$argon2'],
    ...hashes.map((hash): [string, string] => ['hash of a password', hash]),
    ...bytes.flatMap((value): [string, string][] =>
      (['hex', 'base64', 'base64url'] as const).map((form) => ['bytes of a secret', value.toString(form)]),
    ),
    ...streams.map(({ id, source_password }): [string, string] => [
      'password of a source',
      opened(source_password, id, 'casts.source_password'),
    ]),
    ...steps.map(({ id, secret }): [string, string] => [
      'secret of a second step',
      opened(secret, id, 'second_steps.secret'),
    ]),
    ...mails.flatMap(({ mail }): [string, string][] =>
      'link' in mail && hasToken(mail.link) ? [['token of a link', tokenOfLink(mail.link)]] : [],
    ),
  ];
}

/** Links to pages of the staff have the state of the page in their query. */
const hasToken = (link: string): boolean =>
  new URL(link).search !== '' && !new URL(link).pathname.startsWith('/admin/silence/');

/** Without credentials of another service, some cannot. */
const canSucceed = (operation: Operation) => statusesOf(operation).includes(operation.route.reply.status);

describe.each(operations.filter(canSucceed))('$id', (operation) => {
  const { route, id } = operation;

  it(`[C4] ${id} answers exactly what its schema declares, and no secret`, async () => {
    const response = await succeed(test, operation);
    expect(response.status).toBe(route.reply.status);
    if (!route.reply.schema) {
      expect(await response.text()).toBe('');
      return;
    }
    const body = await bodyOf(response);
    expectExactly(route.reply.schema, body);
    const text = JSON.stringify(body);
    const leaked = (await secretsOf()).filter(([, secret]) => text.includes(secret)).map(([name]) => name);
    expect(leaked).toEqual(revealing[id] ?? []);
  });
});

it('[C4] the responses included every kind of secret', async () => {
  for (const id of ['registration.verify', 'registration.create', 'mfa.confirm', 'products.list']) {
    const operation = operations.find((candidate) => candidate.id === id);
    if (operation) await succeed(test, operation);
  }
  const kinds = new Set((await secretsOf()).map(([name]) => name));
  expect([...kinds].sort()).toEqual([
    'bytes of a secret',
    'hash of a password',
    'password',
    'password of a source',
    'secret of a second step',
    'token of a link',
  ]);
});
