import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, nowPlayingSettings } from '#/features/station/now-playing/now-playing.schema.ts';
import { nowPlayingSearch } from '#/features/station/now-playing/now-playing.search.ts';
import { partsOfText } from '#/features/station/now-playing/parts-of-text.ts';
import { samplesOf } from '#/features/station/now-playing/rule-samples.ts';
import { songRange } from '#/features/station/now-playing/song-range.ts';
import { songsCsv } from '#/features/station/now-playing/songs-csv.ts';

describe('the parts of a received text', () => {
  const marked = (raw: string, artist: string | null, title: string) =>
    partsOfText({ raw, artist, title })?.map(({ part, text }) => `${part}:${text}`);

  test('are artist, separator, title and the dropped rest', () => {
    expect(marked('Orla Finch - A Quiet Engine (Radio Edit)', 'Orla Finch', 'A Quiet Engine')).toEqual([
      'artist:Orla Finch',
      'between: - ',
      'title:A Quiet Engine',
      'dropped: (Radio Edit)',
    ]);
  });

  test('are found in any order, and twice the same words once each', () => {
    expect(marked('Low Tide - Rosa Quay', 'Rosa Quay', 'Low Tide')).toEqual([
      'title:Low Tide',
      'between: - ',
      'artist:Rosa Quay',
    ]);
    expect(marked('Aurora - Aurora', 'Aurora', 'Aurora')).toEqual([
      'artist:Aurora',
      'between: - ',
      'title:Aurora',
    ]);
  });

  test('are unknown after a correction to other words', () => {
    expect(marked('news@6', 'Aurora News', 'News at six')).toBeUndefined();
    expect(marked('Aurora', 'Aurora', 'Aurora')).toBeUndefined();
  });
});

describe('the texts to try', () => {
  const { songs } = fixtures.nowPlaying;

  test('are the own ones, then the latest, at least one of them without a song', () => {
    const samples = samplesOf(' Mara Voss - Salt Road \n\n', songs);
    expect(samples[0]).toBe('Mara Voss - Salt Road');
    expect(samples[1]).toBe(songs[0]?.raw);
    expect(samples).toContain('news@6');
    expect(new Set(samples).size).toBe(samples.length);
  });

  test('are at most as many as the server takes', () => {
    const many = Array.from({ length: 30 }, (_, line) => `Text ${line}`).join('\n');
    expect(samplesOf(many, songs)).toHaveLength(20);
  });
});

describe('the settings in the form', () => {
  test('are the saved ones as a body', () => {
    const { version: _, hasPushToken: _has, ...settings } = fixtures.fedSettings;
    expect(bodyOf(draftOf(fixtures.fedSettings))).toEqual(settings);
  });

  test('keep a complete page of another source and drop an incomplete one', () => {
    const draft = { ...draftOf(fixtures.fedSettings), source: 'stream' as const };
    expect(bodyOf(draft).feed).toEqual(fixtures.fedSettings.feed);
    expect(bodyOf({ ...draft, feed: { ...draft.feed, titlePath: 'a..b' } }).feed).toBeNull();
  });

  test('require the page of a source that reads it', () => {
    const draft = { ...draftOf(fixtures.nowPlayingSettings), source: 'json' as const };
    const { error } = nowPlayingSettings.safeParse(bodyOf(draft));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['feed.url', 'feed.titlePath']),
    );
  });
});

describe('the URL of the songs', () => {
  test('has only values that the server accepts', () => {
    expect(
      nowPlayingSearch({
        songs: 'all',
        songKind: 'ad',
        from: '2026-09-01',
        to: '2026-09-14',
        page: 2,
        q: 'x',
      }),
    ).toEqual({ songs: 'all', songKind: 'ad', from: '2026-09-01', to: '2026-09-14', page: 2, q: 'x' });
    expect(
      nowPlayingSearch({ songs: 'some', songKind: 'song!', from: '2026-09-14', to: '2026-09-01', page: 0 }),
    ).toEqual({});
    expect(nowPlayingSearch({ from: '2026-13-40', to: '2026-14-01' })).toEqual({});
  });

  test('names days of the station, by default the last seven', () => {
    const now = new Date(fixtures.fixtureNow);
    expect(songRange({ from: '2026-09-13', to: '2026-09-13' }, now, 'Europe/Dublin')).toMatchObject({
      from: '2026-09-12T23:00:00.000Z',
      to: '2026-09-13T23:00:00.000Z',
    });
    expect(songRange({}, now, 'Europe/Dublin').from).toBe('2026-09-07T23:00:00.000Z');
  });
});

test('the report of songs has local times, lengths and no formulas', () => {
  const [current, before] = fixtures.songHistory;
  if (!current || !before) throw new Error('The history has two songs');
  const csv = songsCsv([{ ...before, title: '=SUM(1)', raw: 'A, "B"' }, current], 'Europe/Dublin');
  const [head, first, second] = csv.split('\r\n');
  expect(head).toBe('\ufeffstarted_at,local_time,duration_s,kind,artist,title,album,raw,source,listeners');
  expect(first).toBe(
    `${before.startedAt},2026-09-14 19:22:51,249,song,Mira Sol,'=SUM(1),Notturno,"A, ""B""",stream,134`,
  );
  expect(second).toContain('2026-09-14 19:27:00,,song,Orla Finch');
});
