import { expect, test } from 'vitest';
import { statisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { resolveRange } from '#/features/cast/statistics/statistics-range.ts';

const now = new Date('2026-09-14T18:40:00Z');
const paramsOf = (search: Record<string, unknown>, zone = 'Europe/Dublin', at = now) => {
  const { from, to } = resolveRange(statisticsSearch(search), at, zone);
  return [from, to];
};

test('defaults to the last seven days of the cast, including today', () =>
  expect(paramsOf({})).toEqual(['2026-09-07T23:00:00.000Z', '2026-09-14T23:00:00.000Z']));

test("today is in the cast's time zone, not the reader's", () =>
  expect(paramsOf({}, 'Asia/Tokyo')).toEqual(['2026-09-08T15:00:00.000Z', '2026-09-15T15:00:00.000Z']));

test('24 hours end with the current quarter of an hour', () =>
  expect(paramsOf({ period: '24h' })).toEqual(['2026-09-13T18:45:00.000Z', '2026-09-14T18:45:00.000Z']));

test('custom days are whole days, also in a zone offset by 45 minutes', () =>
  expect(paramsOf({ from: '2026-09-01', to: '2026-09-14' }, 'Asia/Kathmandu')).toEqual([
    '2026-08-31T18:15:00.000Z',
    '2026-09-14T18:15:00.000Z',
  ]));

test('custom days take precedence over a period', () =>
  expect(paramsOf({ period: '1y', from: '2026-09-01', to: '2026-09-01' })).toEqual([
    '2026-08-31T23:00:00.000Z',
    '2026-09-01T23:00:00.000Z',
  ]));

test('custom days may start and end at a time of day', () => {
  const evening = { from: '2026-09-11', to: '2026-09-12', start: '20:00', end: '02:15' };
  expect(paramsOf(evening)).toEqual(['2026-09-11T19:00:00.000Z', '2026-09-12T01:15:00.000Z']);
  expect(paramsOf({ ...evening, end: undefined })).toEqual([
    '2026-09-11T19:00:00.000Z',
    '2026-09-12T23:00:00.000Z',
  ]);
});

test.each([
  ['on the day that has 01:00 twice, the first', '2026-10-25', '01:00', '2026-10-25T00:00:00.000Z'],
  ['on that day, after it', '2026-10-25', '12:00', '2026-10-25T12:00:00.000Z'],
  ['on the day that has no 01:00, at 02:00', '2026-03-29', '01:00', '2026-03-29T01:00:00.000Z'],
  ['on that day, after it', '2026-03-29', '12:00', '2026-03-29T11:00:00.000Z'],
])('handles clock changes: %s', (_what, day, start, from) =>
  expect(paramsOf({ from: day, to: day, start })[0]).toBe(from),
);

test.each([
  ['a time that is none', { start: '25:00' }],
  ['a time within a quarter of an hour', { start: '18:07' }],
  ['an end before the beginning', { start: '20:00', end: '18:00' }],
])('falls back to whole days for %s', (_what, times) => {
  const day = { from: '2026-09-11', to: '2026-09-11' };
  expect(paramsOf({ ...day, ...times })).toEqual(paramsOf(day));
});

test('ignores times without days', () => expect(paramsOf({ start: '20:00' })).toEqual(paramsOf({})));

test.each([
  ['a day there is not', { from: '2026-02-30', to: '2026-03-02' }],
  ['days in the wrong order', { from: '2026-09-14', to: '2026-09-01' }],
  ['one day alone', { from: '2026-09-01' }],
  ['no days', { from: 'yesterday', to: 'today' }],
  ['an unknown period', { period: '14d' }],
])('%s falls back to the default days', (_what, search) => expect(paramsOf(search)).toEqual(paramsOf({})));

test('limits too many days to the most recent ones', () =>
  expect(paramsOf({ from: '2020-01-01', to: '2026-09-14' }, 'UTC')).toEqual([
    '2025-09-14T00:00:00.000Z',
    '2026-09-15T00:00:00.000Z',
  ]));

test.each([
  ['Europe/Dublin', '2028-10-29T18:00:00Z'],
  ['Europe/Dublin', '2024-03-31T18:00:00Z'],
  ['America/New_York', '2024-11-03T18:00:00Z'],
])('a year never exceeds the maximum range: %s, %s', (zone, at) => {
  const [from = '', to = ''] = paramsOf({ period: '1y' }, zone, new Date(at));
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(366);
});

test('keeps only valid parameters in the URL', () =>
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
