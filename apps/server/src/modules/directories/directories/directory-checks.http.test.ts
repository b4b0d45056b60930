import type { Directory, ListingMismatch } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkDirectories } from '#/modules/directories/directories/directory-checks.service.ts';
import { createDirectoryRegistry } from '#/modules/directories/directories/directory-registry.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { replyOf, type StandIn, startStandIn } from '#/platform/connector/testing/stand-in.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const station = {
  stationuuid: '96202f73-0601-11e8-ae97-52543be04c81',
  name: 'Aurora FM',
  url: 'https://streams.example/aurora',
  lastcheckok: 1,
};

let peer: StandIn;
let body: string;
let test: TestApp;
beforeEach(async () => {
  body = '[]';
  peer = await startStandIn((socket) => void socket.end(replyOf(body)));
  test = await createTestApp(
    {
      connector: createConnector({ userAgent: 'Studio tests bot', allow: [peer.place] }),
      directories: createDirectoryRegistry({ yp: [], radioBrowser: peer.url, isDemo: true }),
    },
    { oneProcess: 'it asks a stand-in of its own' },
  );
});
afterEach(async () => {
  await test.close();
  await peer.close();
});

const check = async () =>
  (await (
    await test.call('/cast-api/api/aurora/directories/check', {
      as: 'owner',
      json: { directory: 'radio-browser' },
    })
  ).json()) as Directory;
const drift = async () =>
  (await (
    await test.call('/cast-api/api/aurora/directories/drift', { as: 'owner' })
  ).json()) as ListingMismatch;
const paths = () => peer.requests.map((request) => request.split(' ')[1]);

it('searches by each address and by name, and sends a user agent', async () => {
  await check();
  expect(paths().toSorted()).toEqual([
    '/json/stations/byurl?url=https%3A%2F%2Fstreams.example%2Faurora',
    '/json/stations/byurl?url=https%3A%2F%2Fstreams.example%2Faurora-32',
    '/json/stations/search?name=Radio+Aurora&nameExact=true&limit=20',
  ]);
  expect(peer.requests[0]).toContain('user-agent: Studio tests bot\r\n');
});

it('reports that no check was made yet', async () => {
  expect(await drift()).toMatchObject({ state: 'not_checked', checkedAt: null, entries: [] });
});

it("is listed when an entry has the cast's address, and reports outdated fields", async () => {
  body = JSON.stringify([station]);
  expect(await check()).toMatchObject({
    state: 'listed',
    sid: station.stationuuid,
    listingUrl: `https://www.radio-browser.info/history/${station.stationuuid}`,
    lastCall: { kind: 'search', outcome: 'accepted', status: 200 },
  });
  const { state, entries } = await drift();
  expect([state, entries.length]).toEqual(['checked', 1]);
  expect(entries[0]?.differences[0]).toMatchObject({
    field: 'name',
    theirs: 'Aurora FM',
    header: 'icy-name',
  });
});

it('is not found by name alone', async () => {
  body = JSON.stringify([{ ...station, url: 'http://198.51.100.20:8000/old' }]);
  expect(await check()).toMatchObject({ state: 'not_found', listingUrl: null });
  expect((await drift()).entries).toHaveLength(1);
});

it.each(['not json', '{}'])('[E6] %s is ignored, and the previous result is kept', async (wrong) => {
  body = JSON.stringify([station]);
  await check();
  body = wrong;
  expect(await check()).toMatchObject({
    state: 'unreachable',
    lastCall: { kind: 'search', outcome: 'unreachable', status: 200 },
  });
  expect(await drift()).toMatchObject({ state: 'unreachable', entries: [{ name: 'Aurora FM' }] });
});

it('runs once a day, for public casts only', async () => {
  const looks = { ...test.deps, db: test.db };
  await checkDirectories(looks);
  expect(peer.requests).toEqual([]);
  const { id } = await test.db
    .selectFrom('casts')
    .select('id')
    .where('username', '=', 'aurora')
    .executeTakeFirstOrThrow();
  await test.db
    .insertInto('cast_listings')
    .values({ cast_id: id, country: null, contact_email: null, stream_id: null, is_public: true })
    .execute();
  await checkDirectories(looks);
  await checkDirectories(looks);
  expect(peer.requests).toHaveLength(3);
  test.clock.advance({ minutes: 24 * 60 });
  await checkDirectories(looks);
  expect(peer.requests).toHaveLength(6);
  test.clock.advance({ minutes: 24 * 60 });
  await checkDirectories(looks, AbortSignal.abort());
  expect(peer.requests).toHaveLength(6);
});
