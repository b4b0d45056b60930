import { isDeepStrictEqual } from 'node:util';
import castDocument from '@unmuted/api/openapi/cast.json' with { type: 'json' };
import mainDocument from '@unmuted/api/openapi/main.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOf, type Operation, operations, problemOf } from '#/testing/app/contract.ts';
import { rightfulToken } from '#/testing/app/rightful-token.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { columnNames, dumpOf } from '#/testing/databases/database-dump.ts';

let test: TestApp;
let everyName: readonly string[];
beforeAll(async () => {
  test = await createTestApp();
  everyName = [
    ...new Set([
      ...(await columnNames(test.db)),
      ...schemaFields(mainDocument),
      ...schemaFields(castDocument),
    ]),
  ];
});
afterAll(() => test.close());

/** Fields that an attacker would try to set. */
const privileged: Readonly<Record<string, unknown>> = {
  role: 'superadmin',
  customer_id: '00000000-0000-7000-8000-000000000001',
  customerId: '00000000-0000-7000-8000-000000000001',
  admin_id: null,
  adminId: null,
  id: '00000000-0000-7000-8000-000000000001',
  created_at: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  price: 0,
  plan: 'unlimited',
  disabled_at: null,
  disabledAt: null,
  email_verified: true,
  emailVerified: true,
  password_hash: 'x',
  passwordHash: 'x',
  isAdmin: true,
  demo: true,
  mfa: false,
  enabled_at: null,
  username: 'superadmin',
  constructor: { prototype: { role: 'superadmin' } },
};

const withBody = operations.filter(({ route }) => route.body);

it.each(withBody)('[C3] $id rejects every undeclared field and changes nothing', async (operation) => {
  const declared = Object.keys(operation.route.body?.def.shape ?? {});
  const isUndeclared = (name: string) => !declared.includes(name);
  await rightfulToken(test, operation);
  const before = await dumpOf(test.db);

  const problems: string[] = [];
  for (const [name, value] of Object.entries(privileged)) {
    if (!isUndeclared(name)) continue;
    const response = await send(operation, JSON.stringify({ ...bodyOf(operation), [name]: value }));
    const { errors } = await problemOf(response);
    const expected = [{ pointer: `/${name}`, code: 'unknown_field', params: {} }];
    if (response.status !== 422 || !isDeepStrictEqual(errors, expected))
      problems.push(`${name}: ${response.status} ${JSON.stringify(errors)}`);
  }
  expect(problems).toEqual([]);

  const names = everyName.filter(isUndeclared);
  expect(names.length).toBeGreaterThan(100);
  const extra = Object.fromEntries(names.map((name) => [name, null]));
  const response = await send(operation, JSON.stringify({ ...bodyOf(operation), ...extra }));
  const { errors = [] } = await problemOf(response);
  const rejected = errors.filter(({ code }) => code === 'unknown_field').map(({ pointer }) => pointer);
  expect(rejected.sort()).toEqual(names.map((name) => `/${name}`).sort());

  const polluting = JSON.stringify(bodyOf(operation)).replace('{', '{"__proto__":{"role":"superadmin"},');
  expect((await send(operation, polluting)).status).toBe(422);
  expect(({} as { role?: string }).role).toBeUndefined();

  expect(await dumpOf(test.db)).toBe(before);
});

const withoutBody = operations.filter(
  ({ method, route }) => method !== 'GET' && method !== 'DELETE' && !route.body && !route.file,
);

it.each(withoutBody)('[C3] $id has no body and rejects every field', async (operation) => {
  const response = await send(operation, JSON.stringify({ expires_at: '2099-01-01T00:00:00Z' }));
  expect((await problemOf(response)).errors).toMatchObject([
    { pointer: '/expires_at', code: 'unknown_field' },
  ]);
});

function bodyOf(operation: Operation): Record<string, unknown> {
  return exampleOf(operation).json as Record<string, unknown>;
}

async function send(operation: Operation, json: string): Promise<Response> {
  const { path, headers } = exampleOf(operation);
  const isPublic = operation.route.access === 'public';
  return test.call(path, {
    method: operation.method,
    json,
    headers,
    ...(!isPublic && { token: await rightfulToken(test, operation) }),
  });
}

/** The property names of all schemas in an OpenAPI document. */
function schemaFields(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'properties' ? Object.keys(inner as object) : []),
    ...schemaFields(inner),
  ]);
}
