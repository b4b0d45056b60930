import { permits, type Role } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOf, type Operation, operations, problemOf } from '#/testing/app/contract.ts';
import { newMember } from '#/testing/app/members.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  test = await createTestApp();
  const owner = await test.tokenOf('owner');
  tokens.set('owner', owner);
  for (const role of ['manager', 'presenter', 'analyst'] as const)
    tokens.set(role, (await newMember(test, owner, { role })).token);
  for (const role of ['admin', 'superadmin'] as const) tokens.set(role, await test.tokenOf(role));
});
afterAll(() => test.close());

const guarded = operations.filter(({ route }) => !['public', 'runner'].includes(route.access));

/** The guard answers before the body is read, so a malformed body keeps a permitted call from changing anything. */
function send(operation: Operation, token: string): Promise<Response> {
  const { id, method } = operation;
  // Each live topic has a permission of its own.
  const path = id === 'live.subscribe' ? '/cast-api/live?topics=cast:aurora' : exampleOf(operation).path;
  return test.call(path, { method, token, ...(method !== 'GET' && { json: '{' }) });
}

function expectedOf({ route: { access, permission } }: Operation, role: Role): string {
  const kind = role === 'admin' || role === 'superadmin' ? 'admin' : 'customer';
  if (access !== 'any' && access !== kind) return 'auth.forbidden';
  return permission && permits(role, permission) ? 'permitted' : 'account.not_permitted';
}

it.each(guarded)('[C2] $id answers each role as the table of permissions says', async (operation) => {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [role, token] of tokens) {
    const response = await send(operation, token);
    const isProblem = response.headers.get('content-type')?.includes('problem+json');
    const code = isProblem ? (await problemOf(response)).code : '';
    await response.body?.cancel().catch(() => {});
    const isRefused = code === 'account.not_permitted' || code === 'auth.forbidden';
    found[role] = isRefused ? code : 'permitted';
    expected[role] = expectedOf(operation, role);
    expect(response.status).not.toBe(500);
    expect([401, 419]).not.toContain(response.status);
  }
  expect(found).toEqual(expected);
});

it.each([
  ['listeners:aurora', { presenter: 200, analyst: 409 }],
  ['cast:aurora', { presenter: 200, analyst: 200 }],
] as const)('[C2] the live topic %s needs its permission', async (topic, statuses) => {
  for (const [role, status] of Object.entries(statuses)) {
    const token = tokens.get(role as Role) ?? '';
    const response = await test.call(`/cast-api/live?topics=${topic}`, { token });
    await response.body?.cancel();
    expect([role, response.status]).toEqual([role, status]);
  }
});
