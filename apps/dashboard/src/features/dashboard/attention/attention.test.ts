import type { CastNow, CastOverview } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { type AttentionInput, attentionOf } from '#/features/dashboard/attention/attention.ts';

const calm: AttentionInput = {
  engine: fixtures.engineUp,
  casts: [],
  stations: [],
  products: [],
  sites: [],
  skills: [],
  apps: [],
  failed: [],
};
const kindsOf = (input: Partial<AttentionInput>) =>
  attentionOf({ ...calm, ...input }).map(({ kind }) => kind);

const offAir = (username: string, peak24h: number | null, since: string | null) => {
  const [any] = fixtures.castOverviews;
  if (!any) throw new Error('the fixtures have casts');
  return { ...any, peak24h, name: username, now: { ...fixtures.castNow.harbour, username, since } };
};

test('healthy casts and products need no attention', () => {
  expect(
    kindsOf({
      casts: fixtures.castOverviews.filter(({ now }) => now.state === 'live'),
      apps: fixtures.mobileApps,
    }),
  ).toEqual([]);
});

test('a build that failed is the work of staff', () => {
  const inState = (status: 'build_failed' | 'removed_by_store') =>
    fixtures.mobileApps.map((app) => ({ ...app, status }));
  expect(kindsOf({ apps: inState('build_failed') })).toEqual([]);
  expect(attentionOf({ ...calm, apps: inState('removed_by_store') })).toMatchObject(
    fixtures.mobileApps.map(({ id, platform }) => ({ kind: 'app-refused', appId: id, platform })),
  );
});

test('sorts by severity', () => {
  const kinds = kindsOf({
    engine: fixtures.engineDown,
    casts: fixtures.castOverviews,
    products: fixtures.products,
    skills: fixtures.alexaSkills,
    apps: fixtures.mobileApps.map((app) => ({ ...app, status: 'rejected_by_store' as const })),
    failed: [{ list: 'onePage', error: new Error('no answer'), at: 0 }],
  });
  expect(kinds).toEqual([
    'engine-down',
    'off-air',
    'list-failed',
    'suspended',
    'skill-refused',
    'app-refused',
    'app-refused',
    'never-connected',
  ]);
});

test('sorts off-air casts by audience size, then by time off air', () => {
  const names = attentionOf({
    ...calm,
    casts: [
      offAir('small', 5, '2026-09-14T10:00:00Z'),
      offAir('unmeasured', null, '2026-09-14T01:00:00Z'),
      offAir('newer', 90, '2026-09-14T12:00:00Z'),
      offAir('older', 90, '2026-09-14T11:00:00Z'),
    ],
  }).map((item) => 'name' in item && item.name);
  expect(names).toEqual(['older', 'newer', 'small', 'unmeasured']);
});

test('a stopped cast is intentionally off air and needs no attention', () => {
  const [any] = fixtures.castOverviews;
  if (!any) throw new Error('the fixtures have casts');
  expect(kindsOf({ casts: [{ ...any, now: fixtures.stoppedNow('aurora') }] })).toEqual([]);
});

test('a cast includes its product, to show how to connect', () => {
  const [item] = attentionOf({ ...calm, casts: [offAir('harbour', 1, null)], products: fixtures.products });
  expect(item).toMatchObject({ kind: 'off-air', cast: { username: 'harbour' } });
});

test('a disabled engine is not a problem', () => {
  expect(kindsOf({ engine: fixtures.engineOff })).toEqual([]);
});

test('reports nothing about the engine before it was checked', () => {
  expect(kindsOf({ engine: undefined })).toEqual([]);
});

test('each item has a unique key', () => {
  const keys = attentionOf({
    ...calm,
    casts: fixtures.castOverviews,
    products: fixtures.products,
    skills: fixtures.alexaSkills,
    failed: [
      { list: 'alexa', error: null, at: 0 },
      { list: 'overview', error: null, at: 0 },
    ],
  }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

const full = (part: Partial<CastNow>): CastOverview => {
  const [any] = fixtures.castOverviews;
  if (!any) throw new Error('the fixtures have casts');
  return { ...any, now: { ...fixtures.castNow.aurora, ...part } };
};

test('[D8] a full cast needs attention, with the listeners that it turned away', () => {
  const turnedAway = { count: 12, lastAt: '2026-09-14T18:28:00Z' };
  const items = attentionOf({
    ...calm,
    casts: [full({ fullSince: '2026-09-14T18:00:00Z', turnedAway })],
  });
  expect(items).toMatchObject([
    { kind: 'full', isFull: true, turnedAway: 12, limit: 500, since: '2026-09-14T18:00:00Z' },
  ]);
});

test('[D8] a cast that was full earlier today needs attention, one with free places does not', () => {
  const turnedAway = { count: 1, lastAt: '2026-09-14T09:28:00Z' };
  expect(attentionOf({ ...calm, casts: [full({ turnedAway })] })).toMatchObject([
    { kind: 'full', isFull: false, since: turnedAway.lastAt },
  ]);
  expect(kindsOf({ casts: [full({})] })).toEqual([]);
});

test('[D15] each item states since when', () => {
  const items = attentionOf({
    engine: fixtures.engineDown,
    casts: [...fixtures.castOverviews, full(fixtures.fullNow)],
    stations: fixtures.stationOverviews,
    products: fixtures.products,
    sites: [],
    skills: fixtures.alexaSkills,
    apps: fixtures.mobileApps.map((app) => ({ ...app, status: 'rejected_by_store' as const })),
    failed: [{ list: 'onePage', error: new Error('no answer'), at: Date.UTC(2026, 8, 14, 18, 29) }],
  });
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(9);
  for (const { kind, since } of items) expect([kind, since]).toEqual([kind, expect.stringMatching(/^2026-/)]);
});

test('stations need attention that are not heard, or whose songs are refused', () => {
  const items = attentionOf({ ...calm, stations: fixtures.stationOverviews });
  expect(items).toMatchObject([
    { kind: 'station', name: 'Old Pier', page: '', state: 'unreachable' },
    { kind: 'station', name: 'Harbour Rock', page: '/tunein' },
    { kind: 'station', name: 'Harbour Rock', page: '/nowplaying', output: 'Discord' },
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(3);
});

test('a station on air needs attention for a fault in its sound, and off air only once', () => {
  const [station] = fixtures.stationOverviews;
  if (!station) throw new Error('the fixtures have stations');
  const fault = { kind: 'one_channel' as const, since: station.since ?? '', isAcknowledged: false };
  const faulty = { ...station, tuneIn: null, disabledOutputs: [], fault };
  expect(attentionOf({ ...calm, stations: [{ ...faulty, state: 'on_air' }] })).toMatchObject([
    { kind: 'station', page: '/silence-detection', since: fault.since },
  ]);
  const offAir = { ...faulty, state: 'off_air' as const, fault: { ...fault, kind: 'off_air' as const } };
  expect(attentionOf({ ...calm, stations: [offAir] })).toMatchObject([{ kind: 'station', page: '' }]);
});

test('a station that plays a cast of the list, is paused or was never checked needs no attention', () => {
  const [hosted, external] = fixtures.stationOverviews;
  if (!hosted || !external) throw new Error('the fixtures have stations');
  const calmOne = { ...external, tuneIn: null, disabledOutputs: [] };
  const off = { ...hosted, state: 'off_air' as const };
  expect(kindsOf({ stations: [off] })).toEqual(['station']);
  expect(
    kindsOf({
      casts: fixtures.castOverviews.filter(({ now }) => now.state === 'live'),
      stations: [off, { ...calmOne, state: 'paused' }, { ...calmOne, state: 'unknown' }],
    }),
  ).toEqual([]);
});

test('a site needs attention for each of its faults, before suspended products', () => {
  const [site] = fixtures.onePages;
  if (!site) throw new Error('the fixtures have sites');
  const since = '2026-09-14T10:00:00Z';
  const faults = [
    { kind: 'domain_failing' as const, domain: 'aurora.example', since },
    { kind: 'certificate_failing' as const, domain: 'www.aurora.example', since: null },
  ];
  const items = attentionOf({ ...calm, sites: [{ ...site, faults }], products: fixtures.products });
  expect(items).toMatchObject([
    { kind: 'site', fault: 'domain_failing', domain: 'aurora.example', username: site.username, since },
    { kind: 'site', fault: 'certificate_failing', domain: 'www.aurora.example', since: null },
    { kind: 'suspended' },
  ]);
});
