import { adminUser, customerUser } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectExactly } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('gives a customer the own profile and nothing secret', async () => {
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

it('gives each customer their own', async () => {
  const body = await (await test.call('/api/control/user-info', { as: 'second' })).json();
  expect(body).toMatchObject({ email: 'second@studio.test' });
});

it.each(['admin', 'superadmin'] as const)('gives %s the own profile with its role', async (role) => {
  const body: unknown = await (await test.call('/api/admin/user-info', { as: role })).json();
  expectExactly(adminUser, body);
  expect(body).toMatchObject({ username: role, role });
});
