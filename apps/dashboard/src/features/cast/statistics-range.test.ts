import { expect, test } from 'vitest';
import { statisticsSearch } from '#/features/cast/statistics.search.ts';
import { rangeAsked } from '#/features/cast/statistics-range.ts';

const now = new Date('2026-09-14T18:40:00Z');
const asked = (search: Record<string, unknown>, zone = 'Europe/Dublin', at = now) => {
  const { from, to } = rangeAsked(statisticsSearch(search), at, zone);
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
