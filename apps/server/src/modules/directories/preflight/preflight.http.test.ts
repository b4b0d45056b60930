import type { Preflight, PreflightCheck } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppDeps } from '#/composition/app.ts';
import { silence } from '#/engine/testing/silence.ts';
import { createDirectoryRegistry } from '#/modules/directories/directories/directory-registry.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import {
  type Says,
  type StandIn,
  saying,
  standInTls,
  startStandIn,
} from '#/platform/connector/testing/stand-in.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { listingExample } from '#/testing/examples/settings-examples.ts';

const directories = createDirectoryRegistry({
  yp: [
    { id: 'xiph', name: 'dir.xiph.org', url: 'http://yp.example/', wantsHttps: false },
    { id: 'strict', name: 'Only https', url: 'http://strict.example/', wantsHttps: true },
  ],
  radioBrowser: null,
  isDemo: true,
});

let peer: StandIn;
let test: TestApp;
let reply: Says;
beforeEach(() => {
  reply = stream({});
});
afterEach(async () => {
  await test.close();
  await peer.close();
});

/** A valid stream, with overrides. */
const stream =
  (headers: Record<string, string | null>, status = 'HTTP/1.1 200 OK'): Says =>
  (socket) => {
    const all = {
      'content-type': 'audio/mpeg',
      'icy-name': listingExample.name,
      'icy-genre': 'Indie',
      'icy-br': '64',
      ...headers,
    };
    const lines = Object.entries(all).flatMap(([name, value]) =>
      value === null ? [] : `${name}: ${value}\r\n`,
    );
    socket.end(Buffer.concat([Buffer.from(`${status}\r\n${lines.join('')}\r\n`), silence(400)]));
  };

interface Options {
  readonly tls?: boolean;
  /** Whether its certificate is trusted. */
  readonly vouches?: boolean;
  readonly path?: string;
  readonly deps?: Partial<AppDeps>;
}

async function run({ tls = false, vouches = tls, path = '', deps = {} }: Options = {}): Promise<Preflight> {
  peer = await startStandIn((socket, request) => reply(socket, request), tls ? { tls: standInTls } : {});
  const ca = vouches ? { ca: standInTls.cert } : {};
  test = await createTestApp(
    {
      directories,
      connector: createConnector({ userAgent: 'Studio tests bot', allow: [peer.place], ...ca }),
      streamUrlOf: (mount) => peer.url + mount + path,
      ...deps,
    },
    { oneProcess: 'it listens to a stand-in of its own' },
  );
  await test.call('/cast-api/api/aurora/listing', {
    as: 'owner',
    method: 'PUT',
    json: listingExample,
    headers: { 'if-match': '0' },
  });
  return again();
}
async function again(): Promise<Preflight> {
  const response = await test.call('/cast-api/api/aurora/preflight', { as: 'owner', method: 'POST' });
  expect(response.status).toBe(200);
  return (await response.json()) as Preflight;
}
const check = ({ checks }: Preflight, id: PreflightCheck['id']) => checks.find((each) => each.id === id);
const verdict = ({ directories }: Preflight, id: string) =>
  directories.find(({ directory }) => directory === id);

describe('the stream of a listing', () => {
  it("is requested once, like a player, with the server's own user agent", async () => {
    const tried = await run();
    expect(peer.requests).toHaveLength(1);
    expect(peer.requests[0]).toMatch(/^GET \/aurora HTTP\/1\.1\r\n/);
    expect(peer.requests[0]).toContain('user-agent: Studio tests bot\r\n');
    expect(peer.requests[0]).toContain('icy-metadata: 1\r\n');
    expect(tried).toMatchObject({ username: 'aurora', streamUrl: `${peer.url}/aurora` });
    expect(check(tried, 'answers')).toMatchObject({ outcome: 'ok', reason: null, facts: { status: 200 } });
    for (const id of ['content_type', 'icy_name', 'icy_genre', 'icy_bitrate', 'public', 'listing'] as const)
      expect([id, check(tried, id)?.outcome]).toEqual([id, 'ok']);
  });

  it('without HTTPS fails for HTTPS-only directories, with the reason', async () => {
    const tried = await run();
    expect(check(tried, 'tls')).toMatchObject({
      outcome: 'fail',
      reason: 'not_https',
      facts: { url: `${peer.url}/aurora` },
      requiredBy: ['strict'],
    });
    expect(verdict(tried, 'strict')?.failed).toContain('tls');
    expect(verdict(tried, 'xiph')?.failed).not.toContain('tls');
  });

  it('without HTTPS is a warning where no directory requires it', async () => {
    const lenient = directories.filter(({ id }) => id !== 'strict');
    const tried = await run({ deps: { directories: lenient } });
    expect(check(tried, 'tls')).toMatchObject({ outcome: 'warn', reason: 'not_https', requiredBy: [] });
  });

  it('with a valid certificate reports the expiry', async () => {
    const tried = await run({ tls: true });
    expect(check(tried, 'tls')).toMatchObject({
      outcome: 'ok',
      facts: { certificateEndsAt: expect.any(String) },
    });
    expect(verdict(tried, 'strict')?.failed).not.toContain('tls');
  });

  it('with an untrusted certificate is not reachable', async () => {
    const tried = await run({ tls: true, vouches: false });
    for (const id of ['answers', 'tls'] as const)
      expect(check(tried, id)).toMatchObject({ outcome: 'fail', reason: 'certificate' });
  });

  it('on a loopback address is not reachable', async () => {
    const tried = await run();
    expect(check(tried, 'reachable')).toMatchObject({
      outcome: 'fail',
      reason: 'not_public',
      facts: { host: '127.0.0.1' },
      requiredBy: ['xiph', 'strict', 'tunein', 'radio-browser'],
    });
  });

  it('with a token in its URL fails where directories reject it, and the token is not repeated', async () => {
    const tried = await run({ path: '?token=secret-1' });
    expect(check(tried, 'plain_address')).toMatchObject({
      outcome: 'fail',
      reason: 'token',
      requiredBy: ['tunein'],
    });
    expect(JSON.stringify(check(tried, 'plain_address'))).not.toContain('secret-1');
  });

  it.each<[string, Says, string]>([
    ['is not there', stream({}, 'HTTP/1.1 404 Not Found'), 'status'],
    ['is of another protocol', saying('SSH-2.0-x\r\n\r\n'), 'not_readable'],
    ['hangs up', (socket) => socket.destroy(), 'not_readable'],
  ])('that %s fails, and unverifiable checks are unknown', async (_what, wrong, reason) => {
    reply = wrong;
    const tried = await run();
    expect(check(tried, 'answers')).toMatchObject({ outcome: 'fail', reason });
    for (const id of ['content_type', 'audio', 'icy_name', 'icy_genre', 'icy_bitrate'] as const)
      expect(check(tried, id)).toMatchObject({ outcome: 'unknown', reason: 'not_checked' });
    expect(verdict(tried, 'xiph')).toMatchObject({ outcome: 'fail' });
  });

  it.each<[string, PreflightCheck['id'], Says, Partial<PreflightCheck>]>([
    ['no type', 'content_type', stream({ 'content-type': null }), { outcome: 'fail', reason: 'missing' }],
    [
      'a page',
      'content_type',
      stream({ 'content-type': 'text/html; charset=utf-8' }),
      { outcome: 'fail', reason: 'not_audio' },
    ],
    [
      'another codec',
      'content_type',
      stream({ 'content-type': 'audio/aac' }),
      { outcome: 'warn', reason: 'differs' },
    ],
    ['no name', 'icy_name', stream({ 'icy-name': null }), { outcome: 'warn', reason: 'missing' }],
    ['another name', 'icy_name', stream({ 'icy-name': 'Old FM' }), { outcome: 'warn', reason: 'differs' }],
    ['no genre', 'icy_genre', stream({ 'icy-genre': '' }), { outcome: 'warn', reason: 'missing' }],
    ['another genre', 'icy_genre', stream({ 'icy-genre': 'Rock' }), { outcome: 'warn', reason: 'differs' }],
    ['no bitrate', 'icy_bitrate', stream({ 'icy-br': null }), { outcome: 'warn', reason: 'missing' }],
    ['another bitrate', 'icy_bitrate', stream({ 'icy-br': '320' }), { outcome: 'warn', reason: 'differs' }],
    [
      'the bitrate as Icecast says it',
      'icy_bitrate',
      stream({ 'icy-br': null, 'ice-audio-info': 'ice-samplerate=44100;ice-bitrate=64;ice-channels=2' }),
      { outcome: 'ok', reason: null },
    ],
  ])('that sends %s', async (_what, id, wrong, expected) => {
    reply = wrong;
    expect(check(await run(), id)).toMatchObject(expected);
  });

  it('[E6] that sends malformed values is quoted as text of limited length', async () => {
    reply = stream({ 'icy-name': `\u202E<img src=x>${'x'.repeat(2_000)}` });
    const { facts } = check(await run(), 'icy_name') as PreflightCheck;
    expect(facts.actual?.startsWith('<img src=x>')).toBe(true);
    expect(facts.actual).toHaveLength(500);
  });
});

describe('the cast itself', () => {
  it('[D15] is continuous if it was never off air, without the time before its first source and suspensions', async () => {
    await run();
    const { id } = await test.db
      .selectFrom('casts')
      .select('id')
      .where('username', '=', 'aurora')
      .executeTakeFirstOrThrow();
    expect(check(await again(), 'on_air_share')).toMatchObject({ outcome: 'unknown', reason: 'not_known' });
    const now = test.clock.now();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    await test.db
      .insertInto('engine_watches')
      .values({ began_at: hoursAgo(100), seen_at: now })
      .execute();
    const span = { cast_id: id, mount: '/aurora', agent: null, content_type: null, bitrate: null };
    const onAir = { ...span, started_at: hoursAgo(90), ended_at: null };
    await test.db.insertInto('on_air_spans').values(onAir).execute();
    // Nothing was off air before the first source.
    expect(check(await again(), 'on_air_share')).toMatchObject({
      outcome: 'ok',
      facts: { sharePercent: 100, knownHours: 90 },
    });
    await test.db
      .insertInto('on_air_spans')
      .values({ ...span, started_at: hoursAgo(100), ended_at: hoursAgo(99) })
      .execute();
    expect(check(await again(), 'on_air_share')).toMatchObject({
      outcome: 'fail',
      reason: 'too_little',
      facts: { sharePercent: 91, knownHours: 100 },
      requiredBy: ['tunein'],
    });
    await test.db
      .insertInto('cast_suspensions')
      .values({ cast_id: id, began_at: hoursAgo(99), ended_at: hoursAgo(90) })
      .execute();
    expect(check(await again(), 'on_air_share')).toMatchObject({
      outcome: 'ok',
      facts: { sharePercent: 100, knownHours: 91 },
    });
  });

  it('fails with country rules, without public listing, or with missing fields', async () => {
    await run();
    const lock = {
      enabled: true,
      mode: 'allow',
      countries: ['IE', 'GB'],
      allowUnknown: true,
      allowNetworks: [],
    };
    await test.call('/api/control/cast/geolock/aurora', {
      as: 'owner',
      method: 'PUT',
      json: { rules: lock, disconnectListeners: false },
      headers: { 'if-match': '0' },
    });
    const { version } = (await (await test.call('/cast-api/api/aurora/listing', { as: 'owner' })).json()) as {
      version: number;
    };
    await test.call('/cast-api/api/aurora/listing', {
      as: 'owner',
      method: 'PUT',
      json: { ...listingExample, isPublic: false, country: null, contactEmail: null },
      headers: { 'if-match': String(version) },
    });
    const tried = await again();
    expect(check(tried, 'open_everywhere')).toMatchObject({ outcome: 'warn', reason: 'restricted' });
    expect(check(tried, 'public')).toMatchObject({ outcome: 'fail', requiredBy: ['xiph', 'strict'] });
    expect(check(tried, 'listing')).toMatchObject({
      outcome: 'fail',
      facts: { missing: ['country', 'contactEmail'] },
      requiredBy: ['tunein'],
    });
  });

  it('is limited to five runs a minute', async () => {
    await run();
    for (let more = 0; more < 4; more += 1) await again();
    const response = await test.call('/cast-api/api/aurora/preflight', { as: 'owner', method: 'POST' });
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('has no stream while the engine is off', async () => {
    const tried = await run({ deps: { streamUrlOf: () => null } });
    expect(check(tried, 'answers')).toMatchObject({ outcome: 'fail', reason: 'no_stream' });
    expect(tried.streamUrl).toBeNull();
  });
});
