import { adminUser, customerUser } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectExactly } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it("returns a customer's own profile without secrets", async () => {
  const body: unknown = await (await test.call('/api/control/user-info', { as: 'owner' })).json();
  expectExactly(customerUser, body);
  expect(body).toMatchObject({
    email: 'owner@studio.test',
    firstName: 'Maeve',
    lastName: 'O’Brien',
    company: 'Aurora Media',
    timezone: 'Europe/Dublin',
  });
});

it('returns each customer their own profile', async () => {
  const body = await (await test.call('/api/control/user-info', { as: 'second' })).json();
  expect(body).toMatchObject({ email: 'second@studio.test' });
});

it.each(['admin', 'superadmin'] as const)('returns the own profile and role of %s', async (role) => {
  const body: unknown = await (await test.call('/api/admin/user-info', { as: role })).json();
  expectExactly(adminUser, body);
  expect(body).toMatchObject({ username: role, role });
});
