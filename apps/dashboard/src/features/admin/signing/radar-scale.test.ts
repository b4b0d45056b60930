import { expect, it } from 'vitest';
import { radarScale } from '#/features/admin/signing/radar-scale.ts';

const scale = radarScale(Date.UTC(2026, 10, 16));

it('begins with the first day of this month and goes over the end of the year', () => {
  expect(scale.months).toHaveLength(16);
  expect(scale.months[0]?.toISOString()).toBe('2026-11-01T00:00:00.000Z');
  expect(scale.months[2]?.toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(new Date(scale.end).toISOString()).toBe('2028-03-01T00:00:00.000Z');
});

it.each([
  ['long ago', Date.UTC(2020, 0), 0],
  ['at the start', Date.UTC(2026, 10), 0],
  ['at the end', Date.UTC(2028, 2), 1],
  ['after it', Date.UTC(2028, 2, 2), null],
])('%s', (_name, at, share) => {
  expect(scale.positionOf(at)).toBe(share);
});
