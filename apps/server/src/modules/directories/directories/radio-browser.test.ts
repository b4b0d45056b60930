import { describe, expect, it } from 'vitest';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import { entriesOf } from '#/modules/directories/directories/listing-mismatch.ts';
import { readStations } from '#/modules/directories/directories/radio-browser.ts';

const id = '96202f73-0601-11e8-ae97-52543be04c81';
/** A response with the fields that are read. */
const station = {
  stationuuid: id,
  name: 'Radio Aurora',
  url: 'https://streams.example/aurora',
  url_resolved: 'https://streams.example/aurora',
  homepage: 'https://radio-aurora.example',
  tags: 'indie,folk',
  countrycode: 'IE',
  languagecodes: 'en,ga',
  codec: 'MP3',
  bitrate: 128,
  lastcheckok: 1,
  lastchecktime_iso8601: '2026-03-02T08:10:00Z',
  clickcount: 412,
  votes: 37,
};
const read = (...stations: unknown[]) => readStations(JSON.stringify(stations));

const standing: Standing = {
  cast_id: id,
  username: 'aurora',
  name: 'Radio Aurora',
  description: '',
  genres: ['Folk', 'Indie'],
  language: 'en',
  website: 'https://radio-aurora.example/',
  status: 'active',
  listener_limit: 500,
  slogan: '',
  country: 'IE',
  contact_email: null,
  is_public: true,
  mount: '/aurora',
  mounts: ['/aurora', '/aurora-32'],
  codec: 'mp3',
  bitrate: 128,
  on_air: true,
  content_type: 'audio/mpeg',
  said_bitrate: 128,
  measured_kbps: 128,
  listeners: 3,
  title: null,
  since: null,
};
const ours = { standing, streamUrlOf: (mount: string) => `https://streams.example${mount}` };
const compare = (...stations: unknown[]) => entriesOf(read(...stations) ?? [], ours);

describe('directory entries', () => {
  it('do not differ by spelling alone', () => {
    expect(compare(station)).toMatchObject([
      {
        id,
        isOurs: true,
        isUp: true,
        clicks: 412,
        votes: 37,
        differences: [],
        listingUrl: `https://www.radio-browser.info/history/${id}`,
      },
    ]);
  });

  it('differ by field, each with the header that changes it', () => {
    const old = {
      ...station,
      name: 'Aurora FM',
      homepage: 'http://old.example/',
      tags: 'rock',
      countrycode: 'de',
      languagecodes: '',
      codec: 'OGG',
      bitrate: 64,
    };
    expect(compare(old)[0]?.differences).toEqual([
      { field: 'name', theirs: 'Aurora FM', ours: 'Radio Aurora', header: 'icy-name' },
      {
        field: 'homepage',
        theirs: 'http://old.example/',
        ours: 'https://radio-aurora.example/',
        header: 'icy-url',
      },
      { field: 'tags', theirs: 'rock', ours: 'Folk,Indie', header: 'icy-genre' },
      { field: 'country', theirs: 'DE', ours: 'IE', header: 'icy-country-code' },
      { field: 'language', theirs: null, ours: 'en', header: 'icy-language-codes' },
      { field: 'codec', theirs: 'OGG', ours: 'mp3', header: 'content-type' },
      { field: 'bitrate', theirs: '64', ours: '128', header: 'icy-br' },
    ]);
  });

  it('do not differ in fields that the cast does not define', () => {
    const silent = { ...standing, genres: [], language: null, website: null, country: null };
    const [entry] = entriesOf(read({ ...station, tags: 'x', homepage: 'y' }) ?? [], {
      ...ours,
      standing: silent,
    });
    expect(entry?.differences).toEqual([]);
  });

  it('match by the address of any stream, and sort before matches by name', () => {
    const second = {
      ...station,
      stationuuid: id.replace('9', '8'),
      url: 'https://streams.example/aurora-32/',
    };
    const named = {
      ...station,
      stationuuid: id.replace('9', '7'),
      url: 'http://198.51.100.20:8000/old',
      url_resolved: '',
      clickcount: 9_999,
    };
    const entries = compare(named, { ...second, url_resolved: null, clickcount: 3 }, station);
    expect(entries.map(({ isOurs, clicks }) => [isOurs, clicks])).toEqual([
      [true, 412],
      [true, 3],
      [false, 9_999],
    ]);
    expect(entries[2]?.differences).toEqual([
      {
        field: 'url',
        theirs: 'http://198.51.100.20:8000/old',
        ours: 'https://streams.example/aurora',
        header: 'icy-main-stream-url',
      },
    ]);
  });
});

describe('external responses', () => {
  it.each(['', '{', 'null', '{"name":"x"}', '"text"', '12000', '<html>', '[', `${'['.repeat(100_000)}`])(
    '[E6] %j is not a list',
    (text) => {
      expect(readStations(text)).toBeNull();
    },
  );

  it.each([
    ['no object', 'station'],
    ['nothing', null],
    ['a list', []],
    ['no id', { ...station, stationuuid: undefined }],
    ['an id that leads elsewhere', { ...station, stationuuid: '../../admin' }],
    ['no address', { ...station, url: '' }],
    ['an address that is none', { ...station, url: { toString: 'x' } }],
    ['an address without an end', { ...station, url: 'x'.repeat(3_000) }],
  ])('[E6] %s is not a station, and the others are still read', (_what, wrong) => {
    expect(read(wrong, station)).toEqual(read(station));
  });

  it.each([
    [true, 'true'],
    [12_000, '12000'],
    ['-', '-'],
    ['\u202Egnp.exe\u0000', 'gnp.exe'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['x'.repeat(10_000), 'x'.repeat(200)],
    [null, ''],
  ])('[E6] the name %j is plain text', (name, expected) => {
    expect(read({ ...station, name })?.[0]?.name).toBe(expected);
  });

  it('[E6] invalid numbers and dates are omitted', () => {
    const [entry] =
      read({
        ...station,
        bitrate: 'loud',
        clickcount: -5,
        votes: 1e300,
        lastcheckok: 'yes',
        lastchecktime_iso8601: 'yesterday',
        tags: { a: 1 },
        languagecodes: 7,
      }) ?? [];
    expect(entry).toMatchObject({ bitrate: null, clicks: 0, votes: 0, isUp: false, checkedAt: null });
  });
});
