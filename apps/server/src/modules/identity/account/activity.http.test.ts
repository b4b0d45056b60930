import { type AccountEvent, accountEventList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async ({ call }: Person, query = ''): Promise<AccountEvent[]> =>
  accountEventList.parse(await (await call(`/api/control/activity${query}`)).json()).items;
const endOthers = ({ call }: Person) =>
  call('/api/control/sessions/end', {
    json: { keepCurrent: true },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    from: '203.0.113.9',
  });

describe.each(roles)('the activity of a %s', (role) => {
  let person: Person;
  beforeEach(async () => {
    person = await newPerson(test, role);
  });

  it('[H17] lists action, time and address, latest first', async () => {
    test.clock.advance({ minutes: 1 });
    await endOthers(person);
    const body: unknown = await (await person.call('/api/control/activity')).json();
    expectExactly(accountEventList, body);
    expect((await list(person))[0]).toMatchObject({
      at: test.clock.now().toISOString(),
      action: 'sessions.revoked',
      address: '203.0.113.9',
      device: { browser: 'Firefox', system: 'Linux', kind: 'desktop' },
    });
  });

  it("[C1] contains only the account's own events", async () => {
    const others = [await newPerson(test, 'customer'), await newPerson(test, 'admin')];
    const own = await list(person);
    for (const other of others) await endOthers(other);
    expect(await list(person)).toEqual(own);
  });

  it('includes failed attempts by others', async () => {
    const caller = { address: '198.51.100.4', userAgent: null, locale: 'en', requestId: 'test' } as const;
    const { about } = person;
    await recordAudit(test.db, {
      at: test.clock.now(),
      action: 'session.rejected',
      by: 'nobody',
      about,
      caller,
    });
    expect((await list(person))[0]).toMatchObject({
      action: 'session.rejected',
      address: '198.51.100.4',
      device: null,
    });
  });

  it('is paginated', async () => {
    for (let times = 0; times < 3; times += 1) await endOthers(person);
    const pages = [await list(person, '?page=1&pageSize=2'), await list(person, '?page=2&pageSize=2')];
    expect(pages[0]).toHaveLength(2);
    expect(pages[1]?.[0]?.action).toBe('sessions.revoked');
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(pages.flat().length);
  });
});

it('[H17] omits the event details', async () => {
  const person = await newPerson(test, 'customer');
  await endOthers(person);
  const text = await (await person.call('/api/control/activity')).text();
  expect(text).not.toContain('keptCurrent');
});

it('hides the address of staff from customers', async () => {
  const person = await newPerson(test, 'customer');
  const staff = await newPerson(test, 'admin');
  const entry = {
    at: test.clock.now(),
    action: 'cast.suspended',
    by: staff.about,
    about: person.about,
  } as const;
  const caller = {
    address: '198.51.100.9',
    userAgent: 'Mozilla/5.0 Firefox/145.0',
    locale: 'en',
    requestId: 'test',
  } as const;
  await recordAudit(test.db, { ...entry, caller });
  expect((await list(person))[0]).toMatchObject({ action: 'cast.suspended', address: null, device: null });
});
