import { expect, test } from 'vitest';
import { dayBins, weekValues, worstBin, worstHour } from '#/features/admin/silence-stats/day-bins.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    incidents: index === 9 ? 5 : 1,
    minutes: 2,
    falseAlarms: 0,
  }));

test('a month has a bar for each day', () => {
  const bins = dayBins(days(30));
  expect(bins).toHaveLength(30);
  expect(worstBin(bins)).toMatchObject({ date: '2026-01-10', lastDate: '2026-01-10', incidents: 5 });
});

test('a year has a bar for each week, and the last may be shorter', () => {
  const bins = dayBins(days(366));
  expect(bins).toHaveLength(53);
  expect(bins[1]).toEqual({
    date: '2026-01-08',
    lastDate: '2026-01-14',
    incidents: 11,
    minutes: 14,
    falseAlarms: 0,
  });
  expect(bins.at(-1)).toMatchObject({ date: '2026-12-31', lastDate: '2027-01-01', incidents: 2 });
});

test('nothing has no worst day or hour', () => {
  expect(worstBin(dayBins([]))).toBeNull();
  expect(worstHour([])).toBeNull();
});

test('hours are in the row of their weekday', () => {
  const values = weekValues([{ weekday: 7, hour: 23, incidents: 3 }]);
  expect(values[6]?.[23]).toBe(3);
  expect(values.flat().reduce((sum, value) => sum + value, 0)).toBe(3);
});
