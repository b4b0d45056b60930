import { expect, it } from 'vitest';
import { judge } from '#/modules/stations/tune-in/air/air-reply.ts';
import { airRequest, hintOf, withoutKey } from '#/modules/stations/tune-in/air/air-request.ts';
import { wantedCall } from '#/modules/stations/tune-in/air/wanted-call.ts';

const origin = 'https://air.example';
const credentials = { partnerId: 'Aur0ra', partnerKey: 'k+y/7%3D&f2c-9Qz', stationId: 's304112' };
const options = { sendAlbum: true, markAds: true, unknownSongs: 'skip' } as const;
const song = { kind: 'song', artist: 'Orla Finch', title: 'A Quiet Engine', album: 'Harbour' } as const;

const opml = (status: number) => `<opml version="1"><head><status>${status}</status></head></opml>`;

it.each<[number, string, string, number | null]>([
  [200, opml(200), 'accepted', 200],
  [
    200,
    `\ufeff<?xml version="1.0"?>\r\n<OPML version='1'>\n<head>\n<status> 200 </status></head></OPML>`,
    'accepted',
    200,
  ],
  [200, opml(403), 'refused', 403],
  [200, opml(429), 'refused', 429],
  [200, opml(400), 'rejected', 400],
  [200, opml(500), 'server_error', 500],
  [200, opml(302), 'unknown', 302],
  [200, '', 'unknown', null],
  [200, 'OK', 'unknown', null],
  [200, '<html><head><status>200</status></head></html>', 'unknown', null],
  [200, '<opml version="1"><body><status>200</status></body></opml>', 'unknown', null],
  [201, opml(200), 'unknown', 200],
  [204, '', 'unknown', null],
  [302, '', 'unknown', null],
  [400, opml(400), 'rejected', 400],
  [401, '', 'refused', null],
  [403, 'Forbidden', 'refused', null],
  [403, opml(200), 'refused', 200],
  [404, '', 'rejected', null],
  [429, '', 'refused', null],
  [500, '', 'server_error', null],
  [503, opml(200), 'server_error', 200],
])('%i with %j is %s', (status, body, outcome, opmlStatus) => {
  expect(judge(status, body)).toEqual({ outcome, opmlStatus });
});

function queryOf(call: Parameters<typeof airRequest>[2]) {
  const { url } = airRequest(origin, credentials, call);
  expect(url.length).toBeLessThan(2_048);
  expect(new URL(url).href).toBe(url);
  return Object.fromEntries(new URL(url).searchParams);
}

const callFor = (parts: object) => {
  const call = wantedCall({ ...song, ...parts }, options, 'Radio Aurora');
  if (!call) throw new Error('No call.');
  return call;
};

it('sends what TuneIn reads, and does not encode an encoded key twice', () => {
  expect(queryOf(callFor({}))).toEqual({
    partnerId: 'Aur0ra',
    partnerKey: 'k+y/7=&f2c-9Qz',
    id: 's304112',
    title: 'A Quiet Engine',
    artist: 'Orla Finch',
    album: 'Harbour',
  });
  expect(queryOf(callFor({ artist: null, album: null })).artist).toBe('-');
  expect(queryOf(callFor({ title: 'A & B = C? #1 + 50 % 青い灯台' })).title).toBe(
    'A & B = C? #1 + 50 % 青い灯台',
  );
});

it('shortens texts that are too long for an address, at whole characters', () => {
  const { title = '' } = queryOf(callFor({ title: '📻'.repeat(400), artist: '港'.repeat(400) }));
  expect(title).toMatch(/^📻+$/u);
});

it('says nothing of a song in an ad break', () => {
  const ad = wantedCall({ kind: 'ad', artist: null, title: null, album: null }, options, 'Radio Aurora');
  expect(ad && queryOf(ad)).toEqual({
    partnerId: 'Aur0ra',
    partnerKey: 'k+y/7=&f2c-9Qz',
    id: 's304112',
    commercial: 'true',
  });
});

it.each([
  ['ad', { markAds: false }, null],
  ['jingle', {}, null],
  ['station', {}, null],
  ['none', {}, null],
  ['jingle', { unknownSongs: 'station_name' }, 'Radio Aurora'],
  ['none', { unknownSongs: 'station_name' }, 'Radio Aurora'],
] as const)('sends for %s with %j: %j', (kind, changes, title) => {
  const empty = { kind, artist: null, title: null, album: null };
  expect(wantedCall(empty, { ...options, ...changes }, 'Radio Aurora')?.title ?? null).toBe(title);
});

it('identifies a song by its artist and title, not by its spelling or album', () => {
  const keyOf = (parts: object) => callFor(parts).key;
  expect(keyOf({ title: 'a quiet ENGINE!', album: null })).toBe(keyOf({}));
  expect(keyOf({ artist: null })).not.toBe(keyOf({}));
});

it('masks the key in the shown address and in replies, however it is encoded', () => {
  expect(airRequest(origin, credentials, callFor({})).shown).toBe(
    `${origin}/Playing.ashx?partnerId=Aur0ra&partnerKey=••••-9Qz&id=s304112&title=A%20Quiet%20Engine&artist=Orla%20Finch&album=Harbour`,
  );
  const key = credentials.partnerKey;
  const forms = [
    key,
    'k+y/7=&f2c-9Qz',
    'k%2By%2F7%3D%26f2c-9Qz',
    'k%2by%2f7%3d%26f2c-9qz',
    'k%2By%2F7%253D%26f2c-9Qz',
  ];
  for (const form of forms) expect(withoutKey(`<a>${form}</a>`, key)).toBe('<a>••••-9Qz</a>');
});

it('shows no part of a short key', () => {
  expect([hintOf('1234567'), hintOf('12345678')]).toEqual(['', '5678']);
});
