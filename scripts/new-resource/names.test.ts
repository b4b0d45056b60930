import { expect, it } from 'vitest';
import { fill, namesOf } from './names.ts';

it('derives every spelling from the plural', () => {
  expect(namesOf('statistics/song-requests')).toMatchObject({
    area: 'statistics',
    name: 'song-request',
    Names: 'SongRequests',
    nameVar: 'songRequest',
    labels: 'song requests',
    Label: 'Song request',
    table: 'cast_song_requests',
    Table: 'CastSongRequests',
  });
  expect(namesOf('casts/libraries').name).toBe('library');
  expect(namesOf('casts/series', 'serial').name).toBe('serial');
});

it.each(['timers', 'casts/Timers', 'casts/timers/x', 'casts/', 'casts/sheep', 'casts/../x'])(
  'rejects %s',
  (target) => {
    expect(() => namesOf(target)).toThrow();
  },
);

it('fills placeholders, and rejects unknown ones', () => {
  const names = namesOf('casts/timers');
  expect(fill('export const list%Names% = %nameVar%;', names)).toBe('export const listTimers = timer;');
  expect(() => fill('%nothing%', names)).toThrow('%nothing%');
});
