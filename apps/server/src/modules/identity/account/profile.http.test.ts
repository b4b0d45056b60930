import {
  adminUser,
  type CustomerProfileChange,
  customerProfileChange,
  customerUser,
} from '@unmuted/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { mailsTo, newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const change: CustomerProfileChange = {
  firstName: 'Élodie',
  lastName: 'Ó Súilleabháin',
  company: 'Radio Aurora 工作室',
  country: 'FR',
  locale: 'ja',
  timezone: 'Pacific/Auckland',
  dateFormat: 'iso',
  marketing: true,
};

describe("a customer's profile", () => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, 'customer');
  });
  const put = (json: unknown) => person.call('/api/control/user-info', { method: 'PUT', json });

  it('is updated and returned', async () => {
    const response = await put(change);
    const body: unknown = await response.json();
    expectExactly(customerUser, body);
    expect(body).toMatchObject({ ...change, email: person.email, role: 'customer' });
    expect(await (await person.call('/api/control/user-info')).json()).toEqual(body);
  });

  it('may omit the company and country', async () => {
    await put(change);
    const body = await (await put({ ...change, company: null, country: null })).json();
    expect(body).toMatchObject({ company: null, country: null });
  });

  it('[H17] audits the changed field names without their values', async () => {
    await put(change);
    const line = await test.db
      .selectFrom('audit_trail')
      .selectAll()
      .where('customer_id', '=', 'customerId' in person.about ? person.about.customerId : '')
      .where('action', '=', 'account.profile_updated')
      .executeTakeFirstOrThrow();
    expect(line.details).toEqual({
      changed: 'firstName lastName company country locale timezone dateFormat marketing',
    });
  });

  it('writes no audit event when nothing changes', async () => {
    await put(change);
    await put(change);
    expect(await person.trail()).toEqual(['account.profile_updated']);
  });

  it.each([
    ['role', 'superadmin'],
    ['id', '00000000-0000-7000-8000-000000000000'],
    ['email', 'other@people.test'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['password_hash', 'x'],
    ['disabledAt', null],
  ])('[C3] rejects %s, which a customer may not set', async (field, value) => {
    const response = await put({ ...change, [field]: value });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toEqual([
      { pointer: `/${field}`, code: 'unknown_field', params: {} },
    ]);
    expect(await person.trail()).toEqual([]);
  });

  it.each([
    ['firstName', '   ', 'required'],
    ['lastName', 'x'.repeat(61), 'length'],
    ['lastName', 'line\nbreak', 'hidden_characters'],
    ['lastName', 'half \ud83d', 'hidden_characters'],
    ['country', 'XX', 'enum'],
    ['locale', 'de', 'enum'],
    ['timezone', 'Europe/Nowhere', 'enum'],
    ['timezone', '+02:00', 'enum'],
    ['dateFormat', 'us', 'enum'],
    ['marketing', 'yes', 'type'],
  ])('rejects %s as %j', async (field, value, code) => {
    const response = await put({ ...change, [field]: value });
    expect(response.status).toBe(422);
    expect((await problemOf(response)).errors).toMatchObject([{ pointer: `/${field}`, code }]);
  });

  it('stores any valid name unchanged', { timeout: 60_000 }, async () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    let count = 0;
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (firstName, lastName) => {
        const json = { ...change, firstName, lastName };
        const response = await put(json);
        const taken = customerProfileChange.safeParse(json);
        expect(response.status).toBe(taken.success ? 200 : 422);
        if (!taken.success) return;
        expect(await response.json()).toMatchObject(taken.data);
        expect(await (await person.call('/api/control/user-info')).json()).toMatchObject(taken.data);
        count += 1;
      }),
      { numRuns: 200 },
    );
    expect(count).toBeGreaterThan(20);
  });
});

describe("an admin's profile", () => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, 'admin');
  });
  const put = (json: unknown) => person.call('/api/admin/user-info', { method: 'PUT', json });
  const adminChange = () => ({
    name: 'Tomás Reyes',
    title: 'Night operations',
    email: person.email,
    locale: 'zh',
    timezone: 'Asia/Shanghai',
    dateFormat: 'iso',
  });

  it('is updated and returned', async () => {
    const body: unknown = await (await put(adminChange())).json();
    expectExactly(adminUser, body);
    expect(body).toMatchObject({ ...adminChange(), username: person.signInName, role: 'admin' });
    expect(await (await person.call('/api/admin/user-info')).json()).toEqual(body);
    expect(await person.trail()).toEqual(['account.profile_updated']);
    expect(mailsTo(test, person.email)).toEqual([]);
  });

  it('notifies the old address of a new one', async () => {
    const newEmail = `new-${person.email}`;
    await put({ ...adminChange(), email: newEmail.toUpperCase() });
    expect(mailsTo(test, person.email)).toEqual([{ kind: 'email_changed', name: 'Tomás Reyes', newEmail }]);
  });

  it.each(['username', 'role'])('[C3] rejects %s, which an admin may not set', async (field) => {
    const response = await put({ ...adminChange(), [field]: 'superadmin' });
    expect(response.status).toBe(422);
    expect(await (await person.call('/api/admin/user-info')).json()).toMatchObject({ role: 'admin' });
  });
});
