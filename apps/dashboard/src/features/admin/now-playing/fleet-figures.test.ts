import type { NowPlayingFleetRow, SavedFleetRules } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { costOf } from '#/features/admin/now-playing/bulk-cost.ts';
import { bodyOf, draftOf, withEntryFor } from '#/features/admin/now-playing/fleet-rules-draft.ts';
import { ignoresText } from '#/features/admin/now-playing/ignores-text.ts';
import { mostUnknown } from '#/features/admin/now-playing/most-unknown.ts';
import { fleetSongsParams, fleetSongsSearch } from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { shareText } from '#/features/admin/now-playing/share-text.ts';
import { createFormats } from '#/i18n/format.ts';

test('a share is neither 0 % with some, nor 100 % without all', () => {
  const formats = createFormats('en');
  const shares = [
    [0, 10],
    [1, 1000],
    [1, 3],
    [999, 1000],
    [10, 10],
    [0, 0],
  ] as const;
  expect(shares.map(([part, all]) => shareText(formats, part, all))).toEqual([
    '0%',
    '1%',
    '33%',
    '99%',
    '100%',
    '0%',
  ]);
});

test('the worst hour has the most unknown texts, and is the latest of equals', () => {
  const hour = (at: string, unknown: number) => ({ at, texts: 30, unknown });
  expect(mostUnknown([hour('a', 2), hour('b', 3), hour('c', 3), hour('d', 0)])?.at).toBe('c');
  expect(mostUnknown([hour('a', 0)])).toBeNull();
});

test.each([
  ['news@*', 'NEWS@6', true],
  ['news@*', 'the news@6', false],
  ['*promo*', 'A Promo here', true],
  ['a.c', 'abc', false],
  ['Unknown', ' unknown ', true],
  ['(', '(', true],
  [' ', 'any', false],
])('the entry %j ignores %j: %s', (entry, text, isIgnored) => {
  expect(ignoresText(entry, text)).toBe(isIgnored);
});

test('the cost of an action counts the stations that it changes', () => {
  const rows: readonly NowPlayingFleetRow[] = fixtures.nowPlayingFleetRows;
  const numbers = (action: Parameters<typeof costOf>[0]) => {
    const { stations, unchanged, texts } = costOf(action, rows);
    return [stations.length, unchanged, texts];
  };
  expect(numbers('pause')).toEqual([3, 1, 791]);
  expect(numbers('resume')).toEqual([1, 3, 4]);
  expect(numbers('add_rule')).toEqual([4, 0, 795]);
});

describe('an entry for a text', () => {
  const draft = draftOf(fixtures.fleetRules);

  test('is added once to the ignored texts', () => {
    const { part } = withEntryFor(draft, { to: 'ignore', raw: 'LIVE' });
    expect(part.ignore).toEqual([...fixtures.fleetRules.ignore, 'LIVE']);
    expect(withEntryFor(draft, { to: 'ignore', raw: 'Unknown' }).part).toEqual({});
  });

  test('stands for the rest of a text that is too long', () => {
    const { part } = withEntryFor(draft, { to: 'ignore', raw: 'x'.repeat(300) });
    expect(part.ignore?.at(-1)).toBe(`${'x'.repeat(199)}*`);
  });

  test('is a new rule, unless all rules are used', () => {
    const { part, added } = withEntryFor(draft, { to: 'rules', raw: 'LIVE' });
    expect(part.rules?.at(-1)).toBe(added);
    expect(added).toMatchObject({ pattern: 'LIVE', isRegex: false, isEnabled: true });
    const [rule] = fixtures.fleetRules.rules;
    const full: SavedFleetRules = { ...fixtures.fleetRules, rules: Array(10).fill(rule) };
    expect(withEntryFor(draftOf(full), { to: 'rules', raw: 'LIVE' })).toEqual({ part: {}, added: null });
  });

  test('leaves the saved rules as they are', () => {
    const { version: _, ...saved } = fixtures.fleetRules;
    expect(bodyOf(draft)).toEqual(saved);
  });
});

test('the search drops what the server would reject', () => {
  const search = fleetSongsSearch({ show: 'broken', sort: '-size', page: -1, q: 'x'.repeat(200) });
  expect(search).toEqual({ q: 'x'.repeat(100) });
  expect(fleetSongsParams(fleetSongsSearch({ show: 'stale', sort: '-unknown', page: 2 }))).toEqual({
    q: undefined,
    show: 'stale',
    sort: '-unknown',
    page: 2,
    pageSize: 25,
  });
});
