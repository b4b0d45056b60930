import { expect, it } from 'vitest';
import { daysBefore, daysDue, dueAt, nextDue } from '#/modules/statistics/reports/report-days.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';

const dublin = zoneOf('Europe/Dublin');

it.each([
  ['week', '2026-09-14', '2026-09-07', '2026-09-14'],
  ['week', '2026-09-13', '2026-08-31', '2026-09-07'],
  ['week', '2027-01-01', '2026-12-21', '2026-12-28'],
  ['month', '2026-09-30', '2026-08-01', '2026-09-01'],
  ['month', '2026-01-01', '2025-12-01', '2026-01-01'],
  ['month', '2028-03-15', '2028-02-01', '2028-03-01'],
] as const)('the last %s before %s begins on %s and ends before %s', (period, today, from, to) =>
  expect(daysBefore(period, today)).toEqual({ period, from, to }),
);

it.each([
  ['in summer', '2026-09-14', '2026-09-14T07:00:00.000Z'],
  ['in winter', '2026-11-02', '2026-11-02T08:00:00.000Z'],
  ['the day after clocks were put back', '2026-10-26', '2026-10-26T08:00:00.000Z'],
])("an e-mail is due at eight in the cast's time zone, %s", (_when, to, at) =>
  expect(dueAt({ period: 'week', from: '', to }, dublin).toISOString()).toBe(at),
);

it('on the due morning, the previous period is still the last one', () => {
  const before = daysDue('week', dublin, new Date('2026-09-14T06:59:59Z'));
  const after = daysDue('week', dublin, new Date('2026-09-14T07:00:00Z'));
  expect([before.from, after.from]).toEqual(['2026-08-31', '2026-09-07']);
});

it("the cast's time zone determines the day", () => {
  const at = new Date('2026-09-13T23:30:00Z');
  expect(daysDue('week', zoneOf('Asia/Tokyo'), at).to).toBe('2026-09-14');
  expect(daysDue('week', dublin, at).to).toBe('2026-09-07');
});

it.each([
  ['week', '2026-09-14T06:00:00Z', '2026-09-14T07:00:00.000Z'],
  ['week', '2026-09-14T07:00:00Z', '2026-09-21T07:00:00.000Z'],
  ['week', '2026-10-20T12:00:00Z', '2026-10-26T08:00:00.000Z'],
  ['month', '2026-01-31T12:00:00Z', '2026-02-01T08:00:00.000Z'],
  ['month', '2026-02-01T08:00:00Z', '2026-03-01T08:00:00.000Z'],
  ['month', '2026-12-31T12:00:00Z', '2027-01-01T08:00:00.000Z'],
] as const)('after %s at %s the next is due at %s', (period, now, next) =>
  expect(nextDue(period, dublin, new Date(now)).toISOString()).toBe(next),
);
