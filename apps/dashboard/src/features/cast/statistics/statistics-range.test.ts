import { expect, test } from 'vitest';
import { statisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { resolveRange } from '#/features/cast/statistics/statistics-range.ts';

const now = new Date('2026-09-14T18:40:00Z');
const asked = (search: Record<string, unknown>, zone = 'Europe/Dublin', at = now) => {
  const { from, to } = resolveRange(statisticsSearch(search), at, zone);
  return [from, to];
};

test('without a word it is the last seven days of the cast, today with them', () =>
  expect(asked({})).toEqual(['2026-09-07T23:00:00.000Z', '2026-09-14T23:00:00.000Z']));

test('today is the day of the cast and not that of the reader', () =>
  expect(asked({}, 'Asia/Tokyo')).toEqual(['2026-09-08T15:00:00.000Z', '2026-09-15T15:00:00.000Z']));

test('24 hours end with the quarter of an hour that is under way', () =>
  expect(asked({ period: '24h' })).toEqual(['2026-09-13T18:45:00.000Z', '2026-09-14T18:45:00.000Z']));

test('own days are whole ones, in a zone of three quarters too', () =>
  expect(asked({ from: '2026-09-01', to: '2026-09-14' }, 'Asia/Kathmandu')).toEqual([
    '2026-08-31T18:15:00.000Z',
    '2026-09-14T18:15:00.000Z',
  ]));

test('own days win over a period', () =>
  expect(asked({ period: '1y', from: '2026-09-01', to: '2026-09-01' })).toEqual([
    '2026-08-31T23:00:00.000Z',
    '2026-09-01T23:00:00.000Z',
  ]));

test('own days may begin and end at a time of day', () => {
  const evening = { from: '2026-09-11', to: '2026-09-12', start: '20:00', end: '02:15' };
  expect(asked(evening)).toEqual(['2026-09-11T19:00:00.000Z', '2026-09-12T01:15:00.000Z']);
  expect(asked({ ...evening, end: undefined })).toEqual([
    '2026-09-11T19:00:00.000Z',
    '2026-09-12T23:00:00.000Z',
  ]);
});

test.each([
  ['on the day that has 01:00 twice, the first', '2026-10-25', '01:00', '2026-10-25T00:00:00.000Z'],
  ['on that day, after it', '2026-10-25', '12:00', '2026-10-25T12:00:00.000Z'],
  ['on the day that has no 01:00, at 02:00', '2026-03-29', '01:00', '2026-03-29T01:00:00.000Z'],
  ['on that day, after it', '2026-03-29', '12:00', '2026-03-29T11:00:00.000Z'],
])('where clocks are changed: %s', (_what, day, start, from) =>
  expect(asked({ from: day, to: day, start })[0]).toBe(from),
);

test.each([
  ['a time that is none', { start: '25:00' }],
  ['a time within a quarter of an hour', { start: '18:07' }],
  ['an end before the beginning', { start: '20:00', end: '18:00' }],
])('of %s whole days are left', (_what, times) => {
  const day = { from: '2026-09-11', to: '2026-09-11' };
  expect(asked({ ...day, ...times })).toEqual(asked(day));
});

test('times without days are of no day', () => expect(asked({ start: '20:00' })).toEqual(asked({})));

test.each([
  ['a day there is not', { from: '2026-02-30', to: '2026-03-02' }],
  ['days in the wrong order', { from: '2026-09-14', to: '2026-09-01' }],
  ['one day alone', { from: '2026-09-01' }],
  ['no days', { from: 'yesterday', to: 'today' }],
  ['an unknown period', { period: '14d' }],
])('%s asks for the usual days', (_what, search) => expect(asked(search)).toEqual(asked({})));

test('of too many days the last ones are asked for, as many as can be', () =>
  expect(asked({ from: '2020-01-01', to: '2026-09-14' }, 'UTC')).toEqual([
    '2025-09-14T00:00:00.000Z',
    '2026-09-15T00:00:00.000Z',
  ]));

test.each([
  ['Europe/Dublin', '2028-10-29T18:00:00Z'],
  ['Europe/Dublin', '2024-03-31T18:00:00Z'],
  ['America/New_York', '2024-11-03T18:00:00Z'],
])('a year is never longer than may be asked for: %s, %s', (zone, at) => {
  const [from = '', to = ''] = asked({ period: '1y' }, zone, new Date(at));
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(366);
});

test('an address keeps only what there can be', () =>
  expect(
    statisticsSearch({
      period: '30d',
      compare: 'year',
      counting: 'starts',
      bots: 1,
      stream: '/aurora',
      country: 'ie',
      class: 'mobile',
      page: 4,
    }),
  ).toEqual({
    period: '30d',
    compare: 'year',
    counting: 'starts',
    bots: 1,
    stream: '/aurora',
    class: 'mobile',
  }));
