import { type AccountEvent, accountEventList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { newAccountKey } from '#/testing/app/keys.ts';
import { newMember } from '#/testing/app/members.ts';
import { newPerson, type Person, roles } from '#/testing/app/people.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { widgetExample } from '#/testing/examples/widget-example.ts';

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

describe('the activity of an account', () => {
  type Call = Person['call'];
  const as =
    (actor: Actor): Call =>
    (path, options) =>
      test.call(path, { as: actor, ...options });
  const read = async (call: Call) =>
    accountEventList.parse(await (await call('/api/control/activity?pageSize=100')).json()).items;
  const texts = (events: readonly AccountEvent[]) =>
    events.map(({ action, object, by: { kind, name, isYou, key } }) =>
      [action, object, kind, name, key && `with ${key}`, isYou && '(you)'].filter(Boolean).join(' '),
    );
  const widgets = (events: readonly AccountEvent[]) =>
    texts(events.filter(({ action }) => action === 'widget.created'));

  async function addWidget(call: Call, cast: string) {
    const { status } = await call(`/cast-api/api/${cast}/widgets`, { json: widgetExample });
    expect(status).toBe(201);
  }

  it('[H17] names who acted to everyone who may see it, and contains nothing of another account', async () => {
    const token = await test.tokenOf('owner');
    const { id } = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'atlantic')
      .executeTakeFirstOrThrow();
    const manager = await newMember(test, token, { role: 'manager' });
    const limited = await newMember(test, token, { role: 'manager', products: [{ kind: 'cast', id }] });
    const presenter = await newMember(test, token, { role: 'presenter' });
    const { secret } = await newAccountKey(test, { scopes: ['settings:write'] });
    await addWidget(manager.call, 'aurora');
    await addWidget(limited.call, 'atlantic');
    await addWidget((path, options) => test.call(path, { token: secret, ...options }), 'aurora');
    await addWidget(as('admin'), 'aurora');
    await addWidget(as('second'), 'meadow');
    await as('admin')('/api/admin/cast/aurora/notes', { json: { text: 'Pays late.' } });
    const [ofOwner, ofManager, ofLimited, ofPresenter, ofSecond] = [
      await read(as('owner')),
      await read(manager.call),
      await read(limited.call),
      await read(presenter.call),
      await read(as('second')),
    ];
    const [bySupport, byKey, byLimited, byManager] = [
      'widget.created aurora admin',
      'widget.created aurora customer Maeve O’Brien with Website',
      'widget.created atlantic customer Ada Moreau',
      'widget.created aurora customer Ada Moreau',
    ];
    expect(widgets(ofOwner)).toEqual([bySupport, `${byKey} (you)`, byLimited, byManager]);
    expect(widgets(ofManager)).toEqual([bySupport, byKey, byLimited, `${byManager} (you)`]);
    expect(ofManager.map(({ action }) => action)).toContain('key.created');
    expect(widgets(ofLimited)).toEqual([`${byLimited} (you)`]);
    expect(texts(ofLimited).filter((text) => !text.endsWith('(you)'))).toEqual([]);
    expect(texts(ofPresenter)).toEqual([
      'session.created customer Ada Moreau (you)',
      'person.joined customer Ada Moreau (you)',
    ]);
    expect(widgets(ofSecond)).toEqual(['widget.created meadow customer Jun Sakamoto (you)']);
    // Notes of staff are about the customer, not for them.
    const all = [ofOwner, ofManager, ofLimited, ofPresenter, ofSecond].flat();
    expect(all.map(({ action }) => action)).not.toContain('cast.note_created');
  });
});
