import type { Directory, DirectoryList, SavedListing } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { icecastReply } from '#/engine/testing/fixtures.ts';
import { announceAll } from '#/modules/directories/directories/announcer.ts';
import { waitOf } from '#/modules/directories/directories/backoff.ts';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import { createDirectoryRegistry } from '#/modules/directories/directories/directory-registry.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { added, startYp, type YpStandIn } from '#/testing/stand-ins/directory-stand-in.ts';

const silentMount = {
  listeners: 0,
  listenerPeak: 0,
  title: null,
  contentType: 'audio/mpeg',
  bitrate: 64,
  sourceAgent: null,
  bytesSent: null,
  measuredKbps: null,
} as const;
const connected = new Map<string, string>();
let yp: YpStandIn;
let test: TestApp;
beforeEach(async () => {
  connected.clear();
  yp = await startYp();
  const { connector, directories } = yp;
  test = await createTestApp(
    { connector, directories },
    { oneProcess: 'it announces to a stand-in of its own' },
  );
});
afterEach(async () => {
  await test.close();
  await yp.close();
});

const path = (rest: string) => `/cast-api/api/aurora/${rest}`;
const act = (what: string) =>
  test.call(path(`directories/${what}`), { as: 'owner', json: { directory: 'xiph' } });
const xiph = async (): Promise<Directory> => {
  const list = (await (await test.call(path('directories'), { as: 'owner' })).json()) as DirectoryList;
  const found = list.items.find(({ id }) => id === 'xiph');
  if (!found) throw new Error('The directory is not offered.');
  return found;
};
const actions = () => yp.calls.map(({ action }) => action);

async function saveListing(change: Partial<SavedListing>): Promise<void> {
  const saved = (await (await test.call(path('listing'), { as: 'owner' })).json()) as SavedListing;
  const { version, streamUrl: _, ...listing } = saved;
  const response = await test.call(path('listing'), {
    as: 'owner',
    method: 'PUT',
    json: { ...listing, ...change },
    headers: { 'if-match': String(version) },
  });
  expect(response.status).toBe(200);
}

/** Simulates an engine report of live mounts and their start. */
async function setLive(live: readonly string[]): Promise<void> {
  const checkedAt = test.clock.now().toISOString();
  for (const mount of connected.keys()) if (!live.includes(mount)) connected.delete(mount);
  const mounts = live.map((mount) => {
    const connectedSince = connected.get(mount) ?? checkedAt;
    connected.set(mount, connectedSince);
    return { ...silentMount, mount, connectedSince };
  });
  await test.sink.stats({ serverStart: null, version: 'test 1', checkedAt, mounts });
}

/** Simulates an engine report and runs the announcer. */
async function look(live: readonly string[] = ['/aurora']): Promise<void> {
  await setLive(live);
  await announceAll({ ...test.deps, db: test.db });
}
async function after(time: { minutes?: number; seconds?: number }, live?: readonly string[]): Promise<void> {
  test.clock.advance(time);
  await look(live);
}

/** Public, enabled, and on air for a minute. */
async function beListed(): Promise<void> {
  await saveListing({ isPublic: true });
  await act('enable');
  await look();
  await after({ seconds: 60 });
}

describe('a cast in a directory', () => {
  it('is announced like Icecast does: add, touch, remove, field by field', async () => {
    await saveListing({
      name: 'Pub "quoted" & co',
      genres: ['Indie', 'Folk'],
      description: 'From the west.\nAll night.',
      website: 'https://aurora.example/',
      isPublic: true,
    });
    await act('enable');
    await look();
    await after({ seconds: 60 });
    await after({ seconds: 30 });
    await act('disable');
    await look();
    const recorded = [...icecastReply('yp-calls.txt').matchAll(/action=\S+/g)].map(([call]) => [
      ...new URLSearchParams(call.replace(/&$/, '')).keys(),
    ]);
    expect(yp.calls.map((call) => Object.keys(call))).toEqual(recorded);
    expect(yp.calls).toEqual([
      {
        action: 'add',
        sn: 'Pub "quoted" & co',
        genre: 'Indie Folk',
        cpswd: '',
        desc: 'From the west. All night.',
        url: 'https://aurora.example/',
        listenurl: 'https://streams.example/aurora',
        type: 'audio/mpeg',
        stype: '',
        b: '64',
      },
      { action: 'touch', sid: '5678', st: '', listeners: '0', max_listeners: '500', stype: '' },
      { action: 'remove', sid: '5678' },
    ]);
  });

  it('is listed only after the directory confirmed it', async () => {
    expect(await xiph()).toMatchObject({ state: 'off', isEnabled: false });
    await act('enable');
    expect(await xiph()).toMatchObject({ state: 'pending', waitingFor: 'public' });
    await saveListing({ isPublic: true });
    expect(await xiph()).toMatchObject({ state: 'pending', waitingFor: 'on_air' });
    await look();
    expect(await xiph()).toMatchObject({ state: 'pending', waitingFor: 'first_minute', isChecking: false });
    await after({ seconds: 59 });
    expect(yp.calls).toEqual([]);
    test.clock.advance({ seconds: 1 });
    expect(await xiph()).toMatchObject({ state: 'pending', waitingFor: 'answer', isChecking: true });
    await look();
    expect(await xiph()).toMatchObject({
      state: 'listed',
      waitingFor: null,
      message: 'Added',
      sid: '5678',
      touchIntervalS: 30,
      lastTouchAt: test.clock.now().toISOString(),
      lastCall: { kind: 'add', outcome: 'accepted', status: 200 },
      isChecking: false,
    });
  });

  it('is touched as often as the directory requests, and no more', async () => {
    yp.reply(() => ({ ...added, TouchFreq: '120' }));
    await beListed();
    await after({ seconds: 119 });
    expect(actions()).toEqual(['add']);
    await after({ seconds: 1 });
    await look();
    expect(actions()).toEqual(['add', 'touch']);
  });

  it('keeps its entry across a server restart', async () => {
    await beListed();
    await test.app.close();
    await after({ seconds: 30 });
    expect(yp.calls.at(-1)).toMatchObject({ action: 'touch', sid: '5678' });
  });

  it('is checked immediately on request, three times a minute', async () => {
    await beListed();
    expect(((await (await act('check')).json()) as Directory).isChecking).toBe(true);
    await look();
    expect(actions()).toEqual(['add', 'touch']);
    expect(await xiph()).toMatchObject({ isChecking: false });
    const statuses = [await act('check'), await act('check'), await act('check')].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('updates a changed listing immediately', async () => {
    await beListed();
    await saveListing({ slogan: 'All night' });
    await look();
    await look();
    expect(actions()).toEqual(['add', 'remove', 'add']);
    expect(yp.calls.at(-1)).toMatchObject({ desc: 'All night' });
    await saveListing({ contactEmail: 'somebody@aurora.example' });
    await look();
    // Unannounced fields are not a change, but the request triggers a touch.
    expect(actions().slice(3)).toEqual(['touch']);
    expect(JSON.stringify(yp.calls)).not.toContain('somebody@');
  });
});

describe('removal of an entry', () => {
  const gone: [string, () => Promise<unknown>, readonly string[]][] = [
    ['its source leaves', async () => {}, []],
    ['it is no longer public', () => saveListing({ isPublic: false }), ['/aurora']],
    ['its directory is turned off', () => act('disable'), ['/aurora']],
    [
      'it is suspended',
      () =>
        test.db.updateTable('casts').set({ status: 'suspended' }).where('username', '=', 'aurora').execute(),
      ['/aurora'],
    ],
    ['it is erased', () => test.db.deleteFrom('casts').where('username', '=', 'aurora').execute(), []],
  ];

  it.each(gone)('happens when %s', async (_why, happens, live) => {
    await beListed();
    await happens();
    await look(live);
    await after({ minutes: 5 }, live);
    expect(yp.calls.slice(1)).toEqual([{ action: 'remove', sid: '5678' }]);
  });

  it('is retried when the directory does not respond, five times at most', async () => {
    await beListed();
    yp.reply(null);
    await act('disable');
    await look();
    expect(await xiph()).toMatchObject({
      state: 'off',
      lastCall: { kind: 'remove', outcome: 'unreachable' },
    });
    for (let hour = 0; hour < 8; hour += 1) await after({ minutes: 60 });
    expect(actions()).toEqual(['add', ...Array.from({ length: 5 }, () => 'remove')]);
  });

  it('does not happen while the on-air state is unknown', async () => {
    await beListed();
    test.clock.advance({ minutes: 10 });
    await announceAll({ ...test.deps, db: test.db });
    expect(actions()).toEqual(['add']);
  });

  it('also covers an entry added while its directory was being disabled', async () => {
    await saveListing({ isPublic: true });
    await act('enable');
    await look();
    test.clock.advance({ seconds: 60 });
    await setLive(['/aurora']);
    const off = Promise.withResolvers<void>();
    yp.block(off.promise);
    const looking = announceAll({ ...test.deps, db: test.db });
    await expect.poll(() => yp.calls.length).toBe(1);
    await act('disable');
    off.resolve();
    await looking;
    expect(await xiph()).toMatchObject({ state: 'off', sid: null });
    expect(actions()).toEqual(['add', 'remove']);
  });
});

describe('a directory', () => {
  it('that refuses is quoted, and retried after half an hour or on a new listing', async () => {
    const message = 'Bad stream <img src=x onerror=alert(1)>\u202E';
    yp.reply(() => ({ YPResponse: '0', YPMessage: message }));
    await beListed();
    expect(await xiph()).toMatchObject({
      state: 'refused',
      message: 'Bad stream <img src=x onerror=alert(1)>',
      sid: null,
      lastCall: { kind: 'add', outcome: 'refused', status: 200 },
    });
    await after({ minutes: 29 });
    expect(actions()).toEqual(['add']);
    await after({ minutes: 1 });
    expect(actions()).toEqual(['add', 'add']);
    await saveListing({ slogan: 'Better now' });
    yp.reply(() => added);
    await look();
    expect(await xiph()).toMatchObject({ state: 'listed' });
  });

  it('that no longer has the entry gets the cast again', async () => {
    await beListed();
    yp.reply(({ action }) =>
      action === 'touch' ? { YPResponse: '0', YPMessage: 'SID does not exist' } : added,
    );
    await after({ seconds: 30 });
    expect(await xiph()).toMatchObject({ state: 'pending', sid: null, message: 'SID does not exist' });
    await look();
    expect(actions()).toEqual(['add', 'touch', 'add']);
  });

  it('that is down is retried after 1, 2, 4 minutes, and keeps the entry when it is back', async () => {
    await beListed();
    yp.reply(null);
    await after({ seconds: 30 });
    expect(await xiph()).toMatchObject({
      state: 'unreachable',
      sid: '5678',
      lastCall: { kind: 'touch', outcome: 'unreachable', status: null },
    });
    await after({ seconds: 59 });
    await after({ seconds: 1 });
    await after({ minutes: 1 });
    await after({ minutes: 1 });
    expect(actions().filter((action) => action === 'touch')).toHaveLength(3);
    yp.reply(() => added);
    await after({ minutes: 4 });
    expect(await xiph()).toMatchObject({ state: 'listed', sid: '5678' });
  });

  it('that is down is called once per run, however many casts it has', async () => {
    await saveListing({ isPublic: true });
    await act('enable');
    await test.db
      .insertInto('cast_listings')
      .columns(['cast_id', 'is_public', 'slogan', 'version'])
      .expression((eb) =>
        eb
          .selectFrom('casts')
          .select(['id', eb.lit(true).as('is_public'), eb.val('').as('slogan'), eb.lit(0).as('version')])
          .where('username', '=', 'harbour'),
      )
      .execute();
    await test.call('/cast-api/api/harbour/directories/enable', { as: 'owner', json: { directory: 'xiph' } });
    const live = ['/aurora', '/harbour'];
    await look(live);
    yp.reply(null);
    await after({ seconds: 60 }, live);
    expect(yp.calls).toHaveLength(1);
    await look(live);
    expect(new Set(yp.calls.map(({ listenurl }) => listenurl)).size).toBe(2);
  });

  it.each([
    ['[E6] words that are no interval', { TouchFreq: 'soon' }, 300],
    ['[E6] an interval below nothing', { TouchFreq: '-5' }, 300],
    ['[E6] an interval of no time', { TouchFreq: '0' }, 30],
    ['[E6] an interval of ages', { TouchFreq: '999999999' }, 3_600],
  ])('that requests %s is touched within bounds', async (_what, headers, expected) => {
    yp.reply(() => ({ ...added, ...headers }));
    await beListed();
    expect(await xiph()).toMatchObject({ state: 'listed', touchIntervalS: expected });
  });

  it.each([
    ['[E6] no name of the entry', { YPResponse: '1' }, 'refused'],
    ['[E6] a name that is none', { YPResponse: '1', SID: '5 6\u00007' }, 'refused'],
    ['[E6] a name without an end', { YPResponse: '1', SID: 'x'.repeat(201) }, 'refused'],
    ['[E6] yes in other words', { YPResponse: 'true', SID: '5678' }, 'refused'],
    ['[E6] a page instead', { 'content-type': 'text/html' }, 'unreachable'],
  ])('that responds with %s has not confirmed', async (_what, headers, state) => {
    yp.reply(() => headers);
    await beListed();
    expect(await xiph()).toMatchObject({ state, sid: null });
  });
});

describe('a private address', () => {
  const standing = { is_public: true, status: 'active', on_air: true, since: new Date(0) } as Standing;
  const moment = { streamUrl: 'http://127.0.0.1:4101/aurora', now: new Date(60_000) };

  it('is announced to no public directory, but to one on the same network', () => {
    expect(waitOf({ url: 'https://dir.xiph.org/yp', afterS: 60 }, standing, moment)).toBe('public_address');
    expect(waitOf({ url: 'http://10.0.0.5/yp', afterS: 60 }, standing, moment)).toBeNull();
    expect(waitOf({ url: 'http://10.0.0.5/yp', afterS: 61 }, standing, moment)).toBe('first_minute');
  });
});

describe('authorization', () => {
  it('the owner of a suspended cast cannot enable a directory', async () => {
    const response = await test.call('/cast-api/api/tidewater/directories/enable', {
      as: 'owner',
      json: { directory: 'xiph' },
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      409,
      'cast.suspended',
    ]);
  });

  it('a manual or unknown directory cannot be enabled', async () => {
    for (const directory of ['tunein', 'radio-browser', 'nowhere']) {
      const response = await test.call(path('directories/enable'), { as: 'owner', json: { directory } });
      expect(response.status).toBe(422);
    }
  });

  it('each action is audited once', async () => {
    await act('enable');
    await act('enable');
    await act('disable');
    await test.call(path('directories/submitted'), {
      as: 'admin',
      json: { directory: 'tunein', on: '2026-03-01' },
    });
    await saveListing({ isPublic: true });
    const lines = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'actor_kind', 'details'])
      .where(sql<boolean>`action like 'directory.%'`)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'directory.enabled', actor_kind: 'customer', details: { cast: 'aurora', directory: 'xiph' } },
      {
        action: 'directory.disabled',
        actor_kind: 'customer',
        details: { cast: 'aurora', directory: 'xiph' },
      },
      {
        action: 'directory.submitted',
        actor_kind: 'admin',
        details: { cast: 'aurora', directory: 'tunein', on: '2026-03-01' },
      },
    ]);
  });

  it('a demo announces itself to no directory', async () => {
    const shipped = createDirectoryRegistry({ yp: null, radioBrowser: null, isDemo: false });
    const demo = createDirectoryRegistry({ yp: null, radioBrowser: null, isDemo: true });
    expect(shipped.map(({ url }) => url)).toEqual([
      'https://dir.xiph.org/cgi-bin/yp-cgi',
      null,
      'https://de1.api.radio-browser.info',
    ]);
    expect(demo.map(({ url }) => url)).toEqual([null, null, null]);
  });
});
