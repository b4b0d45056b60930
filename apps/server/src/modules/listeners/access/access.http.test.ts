import {
  type Ban,
  banList,
  createdBan,
  type GeoLock,
  type GeoRules,
  geoLock,
  geoLockChanged,
  geoSimulationResult,
} from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createListenerTracker,
  type ListenerTracker,
} from '#/modules/listeners/listeners/listener-tracker.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createFakeListeners, type FakeListeners } from '#/testing/stand-ins/fake-listeners.ts';
import { addListener, engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
let tracker: ListenerTracker;
let players: FakeListeners;

beforeEach(async () => {
  test = await createTestApp();
  await engineAnswers(test);
  players = createFakeListeners({ hooks: true });
  const { bus, geo, secrets } = test.deps;
  const onError = (error: unknown) => {
    throw error;
  };
  tracker = createListenerTracker({ db: test.db, bus, clock: test.clock, geo, secrets, onError });
  await tracker.prepare();
  tracker.follow(players.engine);
});
afterEach(async () => {
  await tracker.stop();
  await test.close();
});

const bans = (path = '', options: Parameters<TestApp['call']>[1] = {}) =>
  test.call(`/api/control/cast/bans/aurora${path}`, { as: 'owner', ...options });
const createBan = async (target: object, durationS: number | null = null) => {
  const response = await bans('', { json: { target, durationS, reason: 'Why' } });
  const body = (await response.json()) as { ban: Ban; disconnectedListeners: number };
  if (response.ok) expectExactly(createdBan, body);
  return { status: response.status, ...body };
};
const listBans = async () => {
  const body = (await (await bans()).json()) as { items: Ban[] };
  expectExactly(banList, body);
  return body.items;
};
/** Rule changes arrive by database notification. */
const rulesArrive = (isThere: () => boolean) => expect.poll(isThere).toBe(true);

describe('a ban', () => {
  it('disconnects the listener, rejects new joins, counts them, and survives a restart', async () => {
    players.join(tracker);
    players.join(tracker, { ip: '198.51.100.1' });
    await tracker.settle();
    const made = await createBan({ by: 'network', network: '203.0.113.9/24' });
    expect(made).toMatchObject({
      status: 201,
      disconnectedListeners: 1,
      ban: { kind: 'network', value: '203.0.113.0/24', by: 'Maeve O’Brien', until: null, hits: 0 },
    });
    await rulesArrive(() => players.present.size === 1);
    expect(players.join(tracker)).toMatchObject({ allowed: false });
    await tracker.settle();
    expect((await listBans())[0]?.hits).toBe(1);
    const ended = await test.db
      .selectFrom('listener_sessions')
      .select('end_reason')
      .where('end_reason', 'is not', null)
      .execute();
    expect(ended).toEqual([{ end_reason: 'banned' }]);

    await tracker.stop();
    await tracker.prepare();
    expect(players.join(tracker)).toMatchObject({ allowed: false });
  });

  it('sends nothing to a closed subscriber', async () => {
    const { bus, geo, secrets } = test.deps;
    const errors: unknown[] = [];
    const other = createListenerTracker({
      db: test.db,
      bus,
      clock: test.clock,
      geo,
      secrets,
      onError: (error) => errors.push(error),
    });
    await other.prepare();
    await other.stop();
    await createBan({ by: 'network', network: '203.0.113.7' });
    await rulesArrive(() => !players.join(tracker).allowed);
    expect(players.join(other)).toMatchObject({ allowed: true });
    expect(errors).toEqual([]);
  });

  it('expires', async () => {
    await createBan({ by: 'agent', agent: 'vlc' }, 600);
    await tracker.prepare();
    expect(players.join(tracker)).toMatchObject({ allowed: false });
    test.clock.advance({ seconds: 601 });
    expect(players.join(tracker)).toMatchObject({ allowed: true });
    expect(await listBans()).toEqual([]);
  });

  it('can be lifted by authorized users only', async () => {
    const { ban } = await createBan({ by: 'agent', agent: 'vlc' });
    const lift = (as: Actor, username: string) =>
      test.call(`/api/control/cast/bans/${username}/${ban.id}`, { as, method: 'DELETE' });
    expect((await lift('second', 'aurora')).status).toBe(404);
    expect((await lift('second', 'meadow')).status).toBe(404);
    expect((await lift('owner', 'aurora')).status).toBe(204);
    await rulesArrive(() => players.join(tracker).allowed);
  });

  it.each([
    ['address', '203.0.113.x', 1],
    ['network', '203.0.113.0/24', 2],
    ['agent', 'VLC/3.0.20', 2],
  ] as const)('uses the %s of a listener without revealing its address', async (scope, value, cut) => {
    const id = await addListener(test);
    await addListener(test, { address: '203.0.113.8' });
    await addListener(test, { address: '198.51.100.8', agent: null });
    const preview = await bans('/preview', { json: { target: { by: 'listener', id, scope } } });
    expect(await preview.json()).toEqual({ connected: cut, sessions30d: cut });
    const made = await createBan({ by: 'listener', id, scope });
    expect(made).toMatchObject({ disconnectedListeners: cut, ban: { kind: scope, value } });
    expect(JSON.stringify(await listBans())).not.toContain('203.0.113.7');
  });

  it('on a listener without a user agent is rejected at its field', async () => {
    const id = await addListener(test, { agent: null });
    const { status } = await createBan({ by: 'listener', id, scope: 'agent' });
    expect(status).toBe(422);
  });

  it('on a listener of another cast returns 404', async () => {
    const id = await addListener(test, { cast: 'meadow' });
    expect((await createBan({ by: 'listener', id, scope: 'address' })).status).toBe(404);
  });

  it.each([
    { by: 'network', network: '203.0.113.256' },
    { by: 'network', network: '203.0.113.0/33' },
    { by: 'network', network: 'localhost' },
    { by: 'agent', agent: 'ab' },
    { by: 'country', country: 'IE' },
  ])('of %j is invalid', async (target) => {
    expect((await createBan(target)).status).toBe(422);
  });

  it('[H17] is audited when created and when lifted', async () => {
    const { ban } = await createBan({ by: 'agent', agent: 'vlc' });
    await bans(`/${ban.id}`, { method: 'DELETE' });
    const lines = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'details'])
      .where('action', 'in', ['ban.created', 'ban.deleted'])
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      {
        action: 'ban.created',
        details: { cast: 'aurora', kind: 'agent', value: 'vlc', disconnectedListeners: 0 },
      },
      { action: 'ban.deleted', details: { cast: 'aurora', kind: 'agent', value: 'vlc' } },
    ]);
  });
});

const noted = (network: string, note = '') => ({ network, note });
const rules = (rest: Partial<GeoRules> = {}): GeoRules => ({
  enabled: true,
  mode: 'allow',
  countries: ['IE'],
  allowUnknown: false,
  allowNetworks: [],
  ...rest,
});
const lockPath = '/api/control/cast/geolock/aurora';
const change = (version: number, given: GeoRules, disconnectListeners = false) =>
  test.call(lockPath, {
    as: 'owner',
    method: 'PUT',
    headers: { 'if-match': String(version) },
    json: { rules: given, disconnectListeners },
  });

const network0 = '/rules/allowNetworks/0/network';
const note0 = '/rules/allowNetworks/0/note';

describe('country rules', () => {
  it('are open by default and versioned', async () => {
    const before = (await (await test.call(lockPath, { as: 'owner' })).json()) as GeoLock;
    expectExactly(geoLock, before);
    expect(before).toMatchObject({ enabled: false, version: 0, changedAt: null, denyStatus: 403 });
    const response = await change(0, rules());
    const body = (await response.json()) as { lock: GeoLock; disconnectedListeners: number };
    expectExactly(geoLockChanged, body);
    expect(body.lock).toMatchObject({ ...rules(), version: 1 });
  });

  it('keep the note of each exception unchanged', async () => {
    const notes = [
      ' Office in Berlin ',
      '',
      `{"x"},'; drop table casts; -- <b>\\`,
      '編集部 🎙',
      'n'.repeat(80),
      'NULL',
    ];
    const networks = notes.map((note, index) => noted(`198.51.100.${index}`, note));
    await change(0, rules({ allowNetworks: networks }));
    const saved = (await (await test.call(lockPath, { as: 'owner' })).json()) as GeoLock;
    expectExactly(geoLock, saved);
    expect(saved.allowNetworks).toEqual(networks.map(({ network, note }) => noted(network, note.trim())));
  });

  it('reject joins, admit exceptions, and are counted by country', async () => {
    await change(0, rules({ allowNetworks: [noted('203.0.113.128/25')] }));
    await rulesArrive(() => !players.join(tracker).allowed);
    expect(players.join(tracker, { ip: '192.0.2.1' }).allowed).toBe(true);
    expect(players.join(tracker, { ip: '203.0.113.200' }).allowed).toBe(true);
    expect(players.join(tracker, { ip: '10.0.0.1' }).allowed).toBe(false);
    await tracker.settle();
    const denied = await (
      await test.call('/cast-api/api/statistics/aurora/geo-denied', { as: 'owner' })
    ).json();
    expect(denied).toMatchObject({
      items: [
        { rule: 'not_listed', country: 'JP', count: 1 },
        { rule: 'unknown_country', country: null, count: 1 },
      ],
    });
  });

  it('keep current listeners, or disconnect them on request', async () => {
    players.join(tracker);
    players.join(tracker, { ip: '192.0.2.1' });
    await tracker.settle();
    expect(await (await change(0, rules())).json()).toMatchObject({ disconnectedListeners: 0 });
    await tracker.settle();
    expect(players.present.size).toBe(2);
    expect(await (await change(1, rules(), true)).json()).toMatchObject({ disconnectedListeners: 1 });
    await rulesArrive(() => players.present.size === 1);
  });

  it('[H15] return the current rules on a version conflict', async () => {
    const answers = await Promise.all([
      change(0, rules({ countries: ['IE'] })),
      change(0, rules({ countries: ['FR'] })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    const saved = (await (await test.call(lockPath, { as: 'owner' })).json()) as GeoLock;
    expect(stale && (await problemOf(stale))).toMatchObject({
      code: 'resource.version_conflict',
      current: { lock: { version: 1, countries: saved.countries } },
    });
  });

  it('[H15] lose no concurrent change: each success increments the version', async () => {
    let successes = 0;
    const write = async () => {
      for (let tries = 0; tries < 4; tries += 1) {
        const { version } = (await (await test.call(lockPath, { as: 'owner' })).json()) as GeoLock;
        if ((await change(version, rules())).ok) successes += 1;
      }
    };
    await Promise.all(Array.from({ length: 5 }, write));
    const { version } = (await (await test.call(lockPath, { as: 'owner' })).json()) as GeoLock;
    expect(version).toBe(successes);
    expect(successes).toBeGreaterThan(0);
  });

  it.each([
    ['no version', undefined],
    ['a version in words', 'one'],
  ])('require the version they change: %s', async (_name, version) => {
    const response = await test.call(lockPath, {
      as: 'owner',
      method: 'PUT',
      headers: version === undefined ? {} : { 'if-match': version },
      json: { rules: rules(), disconnectListeners: false },
    });
    expect(await problemOf(response)).toMatchObject({
      status: 422,
      errors: [{ pointer: '/headers/if-match' }],
    });
  });

  it.each([
    ['no country while they are on', rules({ countries: [] }), '/rules/countries'],
    ['a country twice', rules({ countries: ['IE', 'IE'] }), '/rules/countries'],
    ['a country that is none', { ...rules(), countries: ['XX'] }, '/rules/countries/0'],
    [
      'an exception that is no network',
      rules({ allowNetworks: [noted('nowhere')] }),
      '/rules/allowNetworks/0/network',
    ],
    ['an exception without a network', rules({ allowNetworks: [noted('', 'Office')] }), network0],
    ['a note of 81 characters', rules({ allowNetworks: [noted('192.0.2.1', 'n'.repeat(81))] }), note0],
    ['a control character in a note', rules({ allowNetworks: [noted('192.0.2.1', 'a\u0007b')] }), note0],
    ['a line break in a note', rules({ allowNetworks: [noted('192.0.2.1', 'a\nb')] }), note0],
    ['half a character in a note', rules({ allowNetworks: [noted('192.0.2.1', 'a\ud800')] }), note0],
    ['an exception without a note', { ...rules(), allowNetworks: [{ network: '192.0.2.1' }] }, note0],
    ['an exception as a text', { ...rules(), allowNetworks: ['192.0.2.1'] }, '/rules/allowNetworks/0'],
  ])('are rejected with %s', async (_name, given, pointer) => {
    const response = await change(0, given as GeoRules);
    expect(await problemOf(response)).toMatchObject({ status: 422, errors: [{ pointer }] });
  });
});

describe('simulated rules', () => {
  const tryOut = async (json: object, from?: string) => {
    const response = await test.call(`${lockPath}/simulate`, { as: 'owner', json, ...(from && { from }) });
    const body = await response.json();
    expectExactly(geoSimulationResult, body);
    return body as ReturnType<typeof geoSimulationResult.parse>;
  };

  it.each([
    [{ address: '192.0.2.1' }, { allowed: true, rule: 'listed', country: 'IE' }],
    [{ address: '203.0.113.1' }, { allowed: false, rule: 'not_listed', country: 'JP' }],
    [{ address: '10.0.0.1' }, { allowed: false, rule: 'unknown_country', country: null }],
    [{ address: '198.51.100.1' }, { allowed: true, rule: 'allowed_network', country: 'FR' }],
    [{ country: 'FR' }, { allowed: false, rule: 'not_listed', country: 'FR' }],
    [{ country: null }, { allowed: false, rule: 'unknown_country', country: null }],
    [{}, null],
  ])('evaluate %j', async (tried, decision) => {
    const given = rules({ allowNetworks: [noted('198.51.100.0/24')] });
    expect((await tryOut({ rules: given, ...tried })).decision).toEqual(decision);
  });

  it('report past and current joins they would reject', async () => {
    const now = test.clock.now().getTime();
    const session = (minutesAgo: number, lastedMin: number | null, address: string, country: string | null) =>
      addListener(test, {
        address,
        country,
        startedAt: new Date(now - minutesAgo * 60_000),
        ...(lastedMin !== null && {
          ended_at: new Date(now - (minutesAgo - lastedMin) * 60_000),
          end_reason: 'left' as const,
        }),
      });
    await session(3 * 24 * 60, 30, '203.0.113.1', 'JP');
    await session(120, 60, '203.0.113.2', 'JP');
    await session(10, null, '203.0.113.3', 'JP');
    await session(10, null, '192.0.2.3', 'IE');
    await session(10, null, '10.0.0.3', null);
    await session(60 * 24 * 31, 10, '203.0.113.4', 'JP');
    expect((await tryOut({ rules: rules() }, '203.0.113.50')).impact).toEqual({
      days: 3,
      sessions: 5,
      refusedSessions: 4,
      refusedS: (30 + 60 + 10 + 10) * 60,
      connected: 3,
      refusedConnected: 2,
      byCountry: [
        { country: 'JP', sessions: 3, connected: 1 },
        { country: null, sessions: 1, connected: 1 },
      ],
      listeners: [
        { country: 'JP', sessions: 3, connected: 1 },
        { country: 'IE', sessions: 1, connected: 1 },
        { country: null, sessions: 1, connected: 1 },
      ],
      refusesCaller: true,
      callerCountry: 'JP',
    });
  });

  it('count an exception under its country, and not as rejected', async () => {
    await addListener(test, { address: '203.0.113.3', country: 'JP' });
    await addListener(test, { address: '203.0.113.200', country: 'JP' });
    const { impact } = await tryOut({ rules: rules({ allowNetworks: [noted('203.0.113.128/25')] }) });
    expect(impact.listeners).toEqual([{ country: 'JP', sessions: 2, connected: 2 }]);
    expect(impact.byCountry).toEqual([{ country: 'JP', sessions: 1, connected: 1 }]);
  });

  it('report an active ban before exceptions', async () => {
    await createBan({ by: 'network', network: '192.0.2.0/28' }, 600);
    const given = rules({ allowNetworks: [noted('192.0.2.0/24')] });
    const decisionOn = async (address: string) => (await tryOut({ rules: given, address })).decision;
    expect(await decisionOn('192.0.2.1')).toEqual({ allowed: false, rule: 'ban', country: 'IE' });
    expect(await decisionOn('192.0.2.77')).toMatchObject({ allowed: true, rule: 'allowed_network' });
    test.clock.advance({ seconds: 601 });
    expect(await decisionOn('192.0.2.1')).toMatchObject({ allowed: true, rule: 'allowed_network' });
  });

  it('report no location for a private address', async () => {
    const { impact } = await tryOut({ rules: rules() }, '10.0.0.9');
    expect([impact.refusesCaller, impact.callerCountry]).toEqual([null, null]);
  });

  it("return 404 for another customer's cast", async () => {
    const response = await test.call(`${lockPath}/simulate`, { as: 'second', json: { rules: rules() } });
    expect(response.status).toBe(404);
  });

  it('change nothing', async () => {
    await tryOut({ rules: rules() });
    expect(await (await test.call(lockPath, { as: 'owner' })).json()).toMatchObject({ version: 0 });
  });
});
