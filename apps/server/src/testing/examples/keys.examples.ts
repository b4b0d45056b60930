import { demoPassword } from '#/composition/seed/demo-data.ts';
import { newKeyOf, newStaffKey } from '#/testing/app/keys.ts';
import type { Person } from '#/testing/app/people.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';

const draft = { name: 'Website', scopes: ['casts:read'], networks: [], expiresAt: null };
const proof = { password: demoPassword };
const change = { name: 'Shop', networks: ['203.0.113.0/24'] };

async function withKey(_test: TestApp, person: Person) {
  const { key } = await newKeyOf(person);
  return { params: { id: key.id } };
}

async function withStaffKey(test: TestApp) {
  const { key } = await newStaffKey(test);
  return { params: { id: key.id } };
}

/** Calls that create keys at most; the keys are unknown to everyone. */
export const examples: OperationExamples = {
  'keys.listOwn': { access: 'customers' },
  'keys.create': {
    access: 'customers',
    prepareFor: async (_test, { password }) => ({ json: { ...draft, products: null, password } }),
    json: { ...draft, products: null, ...proof },
  },
  'keys.update': {
    access: 'customers',
    prepareFor: async (...args) => ({ ...(await withKey(...args)), json: change }),
    json: change,
    statuses: [404],
  },
  'keys.rotate': {
    access: 'customers',
    prepareFor: async (test, person) => ({
      ...(await withKey(test, person)),
      json: { overlapHours: 24, password: person.password },
    }),
    json: { overlapHours: 24, ...proof },
    statuses: [404],
  },
  'keys.revoke': { access: 'customers', prepareFor: withKey, statuses: [404] },
  'keys.listCalls': { access: 'customers', prepareFor: withKey, statuses: [404] },
  'staffKeys.list': { access: 'superadmins' },
  'staffKeys.create': { access: 'superadmins', json: { ...draft, ...proof } },
  'staffKeys.update': { access: 'superadmins', prepare: withStaffKey, json: change, statuses: [404] },
  'staffKeys.rotate': {
    access: 'superadmins',
    prepare: withStaffKey,
    json: { overlapHours: 24, ...proof },
    statuses: [404],
  },
  'staffKeys.revoke': { access: 'superadmins', prepare: withStaffKey, statuses: [404] },
  'staffKeys.listCalls': { access: 'superadmins', prepare: withStaffKey, statuses: [404] },
  'keys.reportLeak': { access: 'open', json: { key: 'a-key-that-nobody-has' }, statuses: [202, 429] },
  // Only keys may call it.
  'signInLinks.create': { access: 'superadmins', prepare: withOwner, statuses: [409] },
  'session.authenticateByLink': {
    access: 'open',
    prepare: withLink,
    json: { token: 'A'.repeat(43) },
    statuses: [422, 429],
  },
};

async function withOwner(test: TestApp) {
  const { secret } = await newStaffKey(test);
  const { account_id: id } = await test.db
    .selectFrom('customers')
    .select('account_id')
    .where('email', '=', 'owner@studio.test')
    .executeTakeFirstOrThrow();
  return { params: { id }, headers: { authorization: `Bearer ${secret}` } };
}

async function withLink(test: TestApp) {
  const { params, headers } = await withOwner(test);
  const response = await test.call(`/api/admin/customers/${params.id}/sso`, { method: 'POST', headers });
  const { url } = (await response.json()) as { url: string };
  return { json: { token: new URL(url).hash.slice('#link='.length) } };
}
