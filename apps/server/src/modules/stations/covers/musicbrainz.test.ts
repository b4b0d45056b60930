import { describe, expect, it, test } from 'vitest';
import { coverKeyOf } from './cover-key.ts';
import { releaseGroupsOf, searchUrl } from './musicbrainz.ts';

const name = { artist: 'Rosa Quay', title: 'Low Tide' };
const ids = [1, 2, 3, 4, 5].map((digit) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`);

interface Found {
  readonly id?: string | undefined;
  readonly title?: string;
  readonly artist?: string;
  readonly score?: number;
  readonly album?: string;
  readonly type?: string;
  readonly secondary?: readonly string[];
  readonly status?: string;
}
const recording = (found: Found) => ({
  title: found.title ?? 'Low Tide',
  score: found.score ?? 100,
  'artist-credit': [{ name: found.artist ?? 'Rosa Quay' }],
  releases: [
    {
      title: found.album ?? 'Harbour Songs',
      status: found.status ?? 'Official',
      'release-group': {
        id: found.id ?? ids[0],
        'primary-type': found.type ?? 'Album',
        'secondary-types': found.secondary ?? [],
      },
    },
  ],
});
const pick = (found: readonly Found[], album: string | null = null, wanted = name) =>
  releaseGroupsOf({ recordings: found.map(recording) }, wanted, album);

describe('the key of a cover', () => {
  it.each([
    ['Rosa Quay', 'LOW TIDE'],
    ['Rosa Quay feat. J-Wave', 'Low Tide'],
    ['Rosa Quay', 'Low Tide (feat. J-Wave)'],
    ['Rosa Quay', 'Low Tide [2019 Remaster]'],
    ['Rosa Quay', 'Low Tide - Remastered 2019'],
    ['Rosa Quay', 'Low Tide (Radio Edit)'],
  ])('is the same for %s, %s', (artist, title) => {
    expect(coverKeyOf({ artist, title })).toBe(coverKeyOf(name));
  });

  it.each([
    ['Rosa Quay', 'Low Tide (Part Two)'],
    ['Rosa Quays', 'Low Tide'],
    ['Rosa Quay', 'Live'],
    ['Rosa', 'Quay Low Tide'],
  ])('is another for %s, %s', (artist, title) => {
    expect(coverKeyOf({ artist, title })).not.toBe(coverKeyOf(name));
  });

  it('does not exist without letters', () => {
    expect(coverKeyOf({ artist: '—', title: 'Low Tide' })).toBeNull();
  });
});

test('a search quotes what it looks for', () => {
  const url = new URL(
    searchUrl('https://musicbrainz.org', { artist: 'Old "Salt" \\', title: 'Rock (Live) *' }),
  );
  expect(url.origin + url.pathname).toBe('https://musicbrainz.org/ws/2/recording');
  expect(url.searchParams.get('query')).toBe('recording:"Rock *" AND artist:"Old \\"Salt\\" \\\\"');
});

describe('the cover of a song', () => {
  it('is that of an album, before singles, collections and bootlegs', () => {
    expect(
      pick([
        { id: ids[3], status: 'Bootleg' },
        { id: ids[2], secondary: ['Compilation'] },
        { id: ids[1], type: 'Single' },
        { id: ids[0] },
      ]),
    ).toEqual([ids[0], ids[1], ids[2]]);
  });

  it('is that of the album that is named', () => {
    const found = [{ id: ids[0] }, { id: ids[1], album: 'Sea Side', secondary: ['Compilation'] }];
    expect(pick(found, 'SEA SIDE')?.[0]).toBe(ids[1]);
  });

  it.each<[string, Found]>([
    ['another title', { title: 'High Tide' }],
    ['another artist', { artist: 'Mara Voss' }],
    ['a low score', { score: 79 }],
    ['no artist', { artist: '' }],
  ])('is not that of a recording with %s', (_what, found) => {
    expect(pick([found])).toEqual([]);
  });

  it('is found by one of several artists, and by another version', () => {
    const wanted = { artist: 'Rosa Quay & Mara Voss', title: 'Low Tide' };
    expect(pick([{ artist: 'Mara Voss', title: 'Low Tide (live)' }], null, wanted)).toEqual([ids[0]]);
  });

  it('is unknown if the reply is no result, and parts of it that are malformed are skipped', () => {
    expect(releaseGroupsOf({ error: 'busy' }, name, null)).toBeUndefined();
    expect(releaseGroupsOf({ recordings: [null, 7, recording({})] }, name, null)).toEqual([ids[0]]);
  });
});
