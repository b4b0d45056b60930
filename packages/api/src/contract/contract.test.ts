import { describe, expect, test } from 'vitest';
import * as contract from '#/contract/index.ts';
import { buildDocument, errorsOf } from '#/contract/shared/openapi.ts';
import type { Route } from '#/contract/shared/route.ts';

const routes: Route[] = [contract.mainRoutes, contract.castRoutes].flatMap((all) =>
  Object.values<Route>(all),
);
const input = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('operations', () => {
  test('have unique ids', () => {
    const ids = routes.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each([
    ['POST', '/authenticate', 'public'],
    ['POST', '/admin/authenticate', 'public'],
    ['GET', '/control/user-info', 'customer'],
    ['GET', '/control/products', 'customer'],
    ['GET', '/control/onepage', 'customer'],
    ['GET', '/control/alexa', 'customer'],
    ['GET', '/control/mobile', 'customer'],
  ])('%s %s of the specification exists with access %s', (method, path, access) => {
    const found = Object.values<Route>(contract.mainRoutes).find(
      (route) => route.path === path && route.method === method.toLowerCase(),
    );
    expect(found?.access).toBe(access);
  });

  test.each(routes.map((route) => [route.operationId, route] as const))(
    '%s: describes its path parameters',
    (_id, route) => {
      const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(route.params?.shape ?? {})).toEqual(inPath);
    },
  );

  test.each(routes.map((route) => [route.operationId, route] as const))(
    '%s: names a permission that a role of its access has, unless it is public or for build machines',
    (_id, { access, permission }) => {
      if (access === 'public' || access === 'runner') return expect(permission).toBeUndefined();
      const roles: readonly string[] = permission ? contract.permissionTable[permission] : [];
      const callers = { customer: contract.accountRoles, admin: contract.staffRoles };
      for (const kind of access === 'any' ? (['customer', 'admin'] as const) : [access])
        expect(callers[kind].some((role) => roles.includes(role))).toBe(true);
    },
  );

  test.each(routes.map((route) => [route.operationId, route] as const))(
    '%s: uses 400, 401, 403 and 419 only for auth errors',
    (_id, route) => {
      const ending = errorsOf(route).filter((code) =>
        [400, 401, 403, 419].includes(contract.errorCodes[code].status),
      );
      expect(ending.every((code) => code.startsWith('auth.'))).toBe(true);
    },
  );
});

describe('V-EMAIL', () => {
  const accepts = (email: string) => input(contract.customerSignIn, { email, password: 'x' });

  test.each([
    'owner@studio.test',
    'o@b.co',
    "o'brien+radio@mail.aurora.example",
    'owner@xn--bcher-kva.example',
    'owner@studio.xn--p1ai',
    `${'a'.repeat(64)}@aurora.example`,
  ])('accepts %s', (email) => {
    expect(accepts(email)).toBe(true);
  });

  test.each([
    '',
    'owner',
    'owner@',
    '@studio.test',
    'a@b@studio.test',
    'owner@localhost',
    'owner@127.0.0.1',
    'owner@-studio.test',
    'owner@studio-.test',
    'owner@studio..test',
    'owner@studio.test.',
    'owner@studio.t',
    'own er@studio.test',
    'owner@studio.test\0',
    'owner@studio.test\nBcc: x@y.test',
    `${'a'.repeat(65)}@aurora.example`,
    `${'a'.repeat(60)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`,
  ])('rejects %j', (email) => {
    expect(accepts(email)).toBe(false);
  });

  test('trims and lowercases the address', () => {
    const { data } = contract.customerSignIn.safeParse({ email: ' Owner@Studio.TEST ', password: 'x' });
    expect(data?.email).toBe('owner@studio.test');
  });

  test('reports a single issue, so that a form shows one message', () => {
    const { error } = contract.customerSignIn.safeParse({ email: '', password: 'x' });
    expect(error?.issues.map(({ code }) => code)).toEqual(['too_small']);
  });
});

describe('other inputs', () => {
  test.each([
    ['an undeclared field', contract.customerSignIn, { email: 'a@b.test', password: 'x', admin: true }],
    ['an empty password', contract.customerSignIn, { email: 'a@b.test', password: '' }],
    ['a password over the limit', contract.customerSignIn, { email: 'a@b.test', password: 'x'.repeat(1025) }],
    ['a username with a NUL', contract.adminSignIn, { username: 'ad\0min', password: 'x' }],
    ['a blank username', contract.adminSignIn, { username: '   ', password: 'x' }],
    ['unknown topics', contract.liveQuery, { topics: 'weather' }],
    ['no topics', contract.liveQuery, { topics: '' }],
  ])('rejects %s', (_what, schema, value) => {
    expect(input(schema, value)).toBe(false);
  });

  test('accepts a password of 128 astral characters', () => {
    expect(input(contract.customerSignIn, { email: 'a@b.test', password: '🎧'.repeat(128) })).toBe(true);
  });

  test.each([
    ['aurora', true],
    ['a-1', true],
    ['ab', false],
    ['-aurora', false],
    ['aurora-', false],
    ['Aurora', false],
    ['xn--aurora', false],
    ['a'.repeat(33), false],
  ])('V-USER: %s', (username, accepted) => {
    expect(input(contract.castRoutes.getCastNow.params, { username })).toBe(accepted);
  });

  test.each([
    [{}, true],
    [{ page: '1', pageSize: '200' }, true],
    [{ page: '0' }, false],
    [{ page: '-1' }, false],
    [{ page: '1e3' }, false],
    [{ pageSize: '201' }, false],
    [{ size: '1' }, false],
  ])('page query %j', (query, accepted) => {
    expect(input(contract.mainRoutes.listProducts.query, query)).toBe(accepted);
  });

  test('accepts the maximum number of topics', () => {
    const topics = Array.from(
      { length: contract.limits.usernamesPerCall },
      () => `cast:${'a'.repeat(32)}`,
    ).join();
    expect(input(contract.liveQuery, { topics })).toBe(true);
  });
});

describe('the document', () => {
  const document = () => buildDocument({ title: 'T', description: 'D', serverUrl: '/api', routes });

  test('is deterministic', () => {
    expect(JSON.stringify(document())).toBe(JSON.stringify(document()));
  });

  test('closes requests and leaves responses open, so that a new field is not a breaking change', () => {
    const { schemas } = document().components as {
      schemas: Record<string, { additionalProperties?: boolean }>;
    };
    expect(schemas.CustomerSignIn?.additionalProperties).toBe(false);
    expect(schemas.CustomerUser).not.toHaveProperty('additionalProperties');
    expect(schemas.ProductList).not.toHaveProperty('additionalProperties');
  });

  test('lists every error status of an operation', () => {
    const paths = document().paths as Record<string, Record<string, { responses: object }>>;
    const statuses = Object.keys(paths['/control/products']?.get?.responses ?? {});
    expect(statuses).toEqual([
      '200',
      '401',
      '403',
      '405',
      '409',
      '413',
      '415',
      '419',
      '422',
      '429',
      '500',
      '503',
      '508',
    ]);
  });
});
